import Foundation
import MomentumSiteRotationDomain
import MomentumTestSupport

/// A device: its records, and the transactions that it wrote.
struct TestDevice {
    let replica: UInt64
    var state: SiteRotationState
    private(set) var transactions: [SiteTransaction] = []

    init(replica: UInt64 = 1) {
        self.replica = replica
        state = SiteRotationState(replica: replica)
    }

    var records: SiteRecords { state.records }

    @discardableResult
    mutating func perform(
        _ operation: SiteOperation,
        now: Date
    ) throws(SiteRotationError) -> SiteCommit {
        let outcome = try state.perform([operation], at: now)
        if let new = try? TransactionDecoder.transactions(in: outcome.bytes[...]) {
            transactions += new
        }
        return outcome.commits[0]
    }

    @discardableResult
    mutating func log(
        _ number: UInt16,
        at location: SiteLocation.ID,
        time: Date? = nil,
        note: String? = nil,
        previousNote: FieldWrite<String?> = .keep,
        now: Date
    ) throws(SiteRotationError) -> SiteCommit {
        let change = SiteChange(
            id: .fixture(number),
            locationID: location,
            time: time,
            note: note,
            previousNote: previousNote
        )
        return try perform(.logChange(change), now: now)
    }

    mutating func receive(from other: TestDevice) {
        state.apply(other.transactions)
    }

    /// Keeps only the content of a snapshot, as after a restart.
    mutating func compact() {
        var restoration = SiteRestoration(state.registers)
        state.forEachEntry { restoration.append($0) }
        state = restoration.finish()
        state.rename(replica)
    }
}
