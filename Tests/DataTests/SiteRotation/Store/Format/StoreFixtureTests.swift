import Foundation
@testable import MomentumData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// Stores that released versions have written (ST-41).
struct StoreFixtureTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().appending(path: "../../../../Fixtures/SiteRotationStore")

    private func files(of name: String) throws -> FaultyFileSystem {
        let files = FaultyFileSystem()
        try files.makeFolder(StoreUnderTest.path)
        let folder = Self.folder.appending(path: name)
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted() {
            let bytes = try Data(contentsOf: folder.appending(path: file))
            let made = try files.open("\(StoreUnderTest.path)/\(file)", .making)
            _ = try files.write(Array(bytes), to: made, at: 0)
            files.close(made)
        }
        return files
    }

    @Test func `a store of version 1 has its records, and can be written (ST-41, HS-43)`() throws {
        let store = try StoreUnderTest(files(of: "version-1"))

        let entries = store.records.entries
        #expect(entries.map(\.id).suffix(4) == (1...4).map { .fixture($0) })
        #expect(entries.count == 7)
        #expect(entries.map(\.note).suffix(4) == ["first\nnote", nil, "Ünïcode 👋", nil])
        #expect(entries.count { $0.isOpen } == 1)
        let hip = try #require(SitePlace(bodyPart: "Hip", subArea: "Upper", side: .left))
        #expect(store.records.location(hip.id)?.isEnabled == true)
        #expect(store.store.report.isClean)
        #expect(store.store.report.snapshot == 2)
        try store.log(7)
        #expect(try StoreUnderTest(store.files.copy()).records == store.records)
    }

    /// Both programs wrote to it in turn; the older one compacted it, and logged one more change.
    @Test func `what version 1 has compacted still has the fields of this one (SR-165, SR-166)`()
        throws
    {
        let store = try StoreUnderTest(files(of: "version-1-mixed"))

        let records = store.records
        #expect(records.entries.map(\.reason) == [.fellOff, .leak, nil, nil])
        #expect(records.entries.map(\.findings) == [[.rash, .itching], [], [], []])
        #expect(records.entries.map(\.note) == [nil, nil, nil, "short"])
        #expect(Set(records.rests.map(\.reason)) == [.lump, nil])
        #expect(Set(records.rests.map(\.note)) == ["see nurse", nil])
        // The rest keeps a place that was removed.
        let rest = try #require(records.rests.first { $0.reason == nil })
        let hip = try #require(records.location(rest.locationID))
        #expect(hip.bodyPart == "Hip")
        #expect(!hip.isEnabled)
        #expect(store.store.report.isClean)
        try store.locked { try store.store.compact() }
        let reopened = try StoreUnderTest(store.files.copy())
        #expect(reopened.records == records)
        #expect(reopened.store.report.snapshot == 3)
    }

    @Test func `what a newer generation replaces stays until the one after it (ST-41, ST-31)`()
        throws
    {
        let store = try StoreUnderTest(files(of: "version-1"))
        let (records, old) = (store.records, store.files.contents)

        try store.locked { try store.store.compact() }

        let beside = store.files.contents
        #expect(beside["/store/00000003.snapshot"] != nil)
        for name in ["00000002.snapshot", "00000002.journal"] {
            #expect(beside["/store/\(name)"] == old["/store/\(name)"])
        }
        #expect(try StoreUnderTest(store.files.copy()).records == records)
        try store.locked { try store.store.compact() }
        #expect(store.files.contents["/store/00000002.snapshot"] == nil)
        #expect(store.files.contents["/store/00000003.snapshot"] != nil)
        #expect(try StoreUnderTest(store.files.copy()).records == records)
    }

    @Test func `version 1 is written as it always was (ST-40)`() throws {
        let contents = try files(of: "version-1").contents
        let snapshot = try #require(contents["/store/00000002.snapshot"])
        let read = try SnapshotDecoder.snapshot(snapshot, generation: 2)
        var written: [UInt8] = []
        let sink = ByteSink()
        try SnapshotEncoder.encode(read.state, header: read.header) {
            sink.bytes += $0
        }
        written = sink.bytes
        #expect(written == snapshot)

        for generation in UInt64(1)...2 {
            let name = StoreFileName(generation, .journal)
            let journal = try #require(contents["/store/\(name.text)"])
            var writer = ByteWriter()
            writer.append(contentsOf: try #require(FileHeader(journal)).encoded())
            for transaction in JournalContents(journal, name: name).transactions {
                let draft = (stamp: transaction.stamp, writes: transaction.writes)
                let (again, payload) = TransactionEncoder.number(
                    draft,
                    replica: transaction.id.replica,
                    counter: transaction.id.counter
                )
                #expect(again == transaction)
                Frame.append(payload[...], generation: generation, start: 0, to: &writer)
            }
            // The frames differ by their checks, which depend on their position.
            #expect(writer.bytes.count == journal.count)
        }
    }

    @Test func `a store of a newer version is refused and untouched (SR-81, ST-40)`() throws {
        let files = try files(of: "version-newer")
        let contents = files.contents

        #expect(throws: SiteStoreError.newerFormat(found: 3, supported: 1)) {
            try StoreUnderTest(files)
        }
        #expect(files.contents == contents)
    }

    private final class ByteSink {
        var bytes: [UInt8] = []
    }
}
