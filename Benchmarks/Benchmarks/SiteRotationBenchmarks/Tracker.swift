import Foundation
import MomentumSiteRotationDomain
import Synchronization

/// Records that changes are logged to, one after the other.
final class Tracker: Sendable {
    static let large = Tracker(History.count)
    static let small = Tracker(1_000)
    /// For commands of a watch, apart from those above, which grow with each logged change.
    static let many = Tracker(100_000)
    static let few = Tracker(1_000)

    private let held: Mutex<(state: SiteRotationState, now: Date)>

    private init(_ count: Int) {
        var state = SiteRotationState(replica: 1)
        do {
            try state.carryOut(History.operation(History.makeEntries(count)), at: History.now)
        } catch {
            preconditionFailure("the entries cannot be imported: \(error)")
        }
        held = Mutex((state, History.now))
    }

    /// Logs one more change, five minutes after the last one, and makes the first screen anew.
    func logOneMore() throws -> SiteHome {
        try held.withLock { held in
            held.now += 300
            let number = UInt64(held.now.timeIntervalSince1970)
            let change = SiteChange(
                id: UUID(),
                locationID: SiteLocation.defaults[Int(number / 300 % 14)].id
            )
            try held.state.carryOut(.logChange(change), at: held.now)
            return SiteHome(
                records: held.state.records(at: held.now),
                settings: SiteSettings(),
                now: held.now
            )
        }
    }

    /// Carries out a command of a watch that comes late, so that it goes between two entries.
    func carryOutLate() throws {
        try held.withLock { held in
            held.now += 1
            let number = UInt64(held.now.timeIntervalSince1970)
            let command = SiteChangeCommand(
                id: UUID(),
                locationID: SiteLocation.defaults[Int(number % 14)].id,
                requestedAt: held.now - 3600
            )
            try held.state.carryOut(.carryOut(command), at: held.now)
        }
    }
}

extension SiteRotationState {
    /// Carries out one operation, as a store does that saves nothing.
    mutating func carryOut(
        _ operation: SiteOperation,
        at now: Date
    ) throws(SiteRotationError) {
        _ = try perform([operation], at: now)
    }
}
