import Foundation
import MomentumSiteRotationDomain
@testable import MomentumSiteStore

/// A store with a number of changes, and a test damages one of its files.
struct DamagedStore {
    static let journal = "/store/00000001.journal"

    let files: FaultyFileSystem
    /// The end of each transaction in the journal.
    let ends: [Int]
    let records: SiteRecords

    init(changes: Int, compactingAfter middle: Int? = nil) throws {
        let store = try StoreUnderTest(FaultyFileSystem())
        var ends: [Int] = []
        for number in 1...changes {
            try store.log(number, note: number % 4 == 0 ? "note \(number)" : nil)
            ends.append(store.store.journals.current?.end ?? 0)
            if number == middle { try store.locked { try store.store.compact() } }
        }
        files = store.files.copy()
        self.ends = ends
        records = store.records
    }

    func bytes(of path: String = Self.journal) -> [UInt8] { files.contents[path] ?? [] }

    /// The problem after a file is replaced and the store opened, or `nil`; at most `maximumLoss`
    /// changes may be missing.
    func problem(
        replacing path: String,
        with bytes: [UInt8],
        maximumLoss: Int
    ) -> String? {
        let damaged = files.copy()
        damaged.change(path) { $0 = bytes }
        let before = damaged.contents
        let store: StoreUnderTest
        do throws(SiteStoreError) {
            store = try StoreUnderTest(damaged)
        } catch {
            // A file with nothing readable is left as it is.
            guard case .unreadable = error, damaged.contents == before else { return "\(error)" }
            return maximumLoss < records.entries.count ? "\(error)" : nil
        }
        let known = Set(records.entries.map(\.id))
        guard known.isSuperset(of: store.ids) else { return "strange entries" }
        let lost = known.count - store.ids.count
        guard lost <= maximumLoss else { return "\(lost) changes are lost" }
        let report = store.store.report
        if lost > 0 || contents(of: bytes) != contents(of: self.bytes(of: path)) {
            let isTold = !report.isClean || !report.doubtful.isEmpty || !report.cut.isEmpty
            guard isTold || report.tornBytes > 0 || report.isCopy else {
                return "nothing was noticed"
            }
        }
        if !report.damage.isEmpty {
            let isKept = damaged.contents.contains {
                $0.key.contains("quarantine") && $0.value == bytes
            }
            guard isKept else { return "the original is not in the quarantine" }
        }
        do {
            try store.log(900)
            let again = try StoreUnderTest(damaged.copy())
            guard again.records == store.records else { return "not the same when opened again" }
            guard again.store.report.damage.isEmpty else { return "damaged again" }
        } catch {
            return "\(error)"
        }
        return nil
    }

    /// The content of a file: the room at its end may be shorter without being noticed.
    private func contents(of bytes: [UInt8]) -> ArraySlice<UInt8> {
        bytes[..<(bytes[...].withoutZeros?.upperBound ?? 0)]
    }
}
