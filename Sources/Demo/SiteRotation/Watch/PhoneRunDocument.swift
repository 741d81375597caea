import Foundation
import MomentumCommandLine
import MomentumSiteRotationDomain

struct PhoneRunDocument: Encodable, Sendable {
    struct Answer: Encodable, Sendable {
        let id: UUID
        /// The code of the reason for a refusal.
        @Nullable var refusal: Int?
    }

    /// The number of states that were pushed.
    let pushes: Int
    @Nullable var source: UUID?
    @Nullable var revision: Int?
    @Nullable var active: String?
    let answers: [Answer]

    init(_ states: [WatchState]) {
        let last = states.last
        pushes = states.count
        source = last?.source
        revision = last?.revision
        active = last?.active?.place?.shortName
        answers = (last?.answers ?? []).map { answer in
            Answer(id: answer.id, refusal: answer.refusal.map { Int($0.code) })
        }
    }
}
