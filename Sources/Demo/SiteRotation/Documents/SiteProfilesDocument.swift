import Foundation
import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The answer of the commands about wear profiles.
struct SiteProfilesDocument: Encodable, Sendable {
    struct Profile: Encodable, Sendable {
        let id: String
        let name: String
        /// `set` or `sensor`.
        let kind: String
        let hours: Double
        let isArchived: Bool
        /// True if the next change uses it by default.
        let isNext: Bool
    }

    let profiles: [Profile]

    init(_ profiles: [WearProfile], isNext: (WearProfile) -> Bool) {
        self.profiles = profiles.map { profile in
            Profile(
                id: profile.id.uuidString,
                name: profile.name,
                kind: profile.device.rawValue,
                hours: profile.hours,
                isArchived: profile.isArchived,
                isNext: isNext(profile)
            )
        }
    }

    /// The profiles as rows.
    static func text(
        _ rows: [WearProfileAdapter],
        _ texts: SiteTexts.Profiles,
        on traits: TerminalTraits
    ) -> TerminalText {
        guard !rows.isEmpty else { return "\(texts.nothing)\n" }
        return TextTable(
            [
                .leading().cut.priority(9), .leading().priority(3), .leading().priority(8),
                .leading().cut.priority(2),
            ],
            rows: rows.map { row in
                [
                    row.isArchived ? "\(data: row.title, .dim)" : "\(data: row.title, .bold)",
                    "\(row.device)", "\(row.hours)", "\(row.remark ?? "")",
                ]
            }
        )
        .text(on: traits)
    }
}
