import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

struct StoreUndoTests {
    private let files = FaultyFileSystem()

    private func undo(_ number: UInt16) -> SiteOperation { .undo(SiteUndo(id: .fixture(number))) }

    @Test func `an import that makes a snapshot due can be taken back later (ST-62, SR-195)`()
        throws
    {
        let store = try StoreUnderTest(files)
        for number in 1...3 { try store.log(number) }
        let before = store.records
        try store.perform([.importing(4500, number: 500)], hour: 4)
        #expect(files.contents.keys.contains { $0.hasSuffix(".snapshot") })
        #expect(store.records.entries.count == 4503)

        let later = try StoreUnderTest(files.afterKill())
        #expect(try later.store.changes().map(\.kind) == [.import, .log, .log, .log])
        try later.perform([undo(501)], hour: 5)

        #expect(later.records == before)
        try later.perform([.undo(SiteUndo(id: .fixture(502), target: .lastUndo))], hour: 6)
        #expect(later.records == store.records)
        #expect(try StoreUnderTest(files.afterKill()).records == store.records)
    }

    @Test func `changes on both sides of a snapshot are taken back one after the other (ST-62)`()
        throws
    {
        let store = try StoreUnderTest(files)
        var views: [SiteRecords] = []
        for number in 1...12 {
            views.append(store.records)
            try store.log(number, note: "note \(number)")
            if number.isMultiple(of: 5) { try store.locked { try store.store.compact() } }
        }

        let later = try StoreUnderTest(files.afterKill())
        // The first five are in the earliest snapshot, which was superseded twice.
        for number in (6...12).reversed() {
            try later.perform([undo(UInt16(100 + number))], hour: 20)
            #expect(later.records == views[number - 1])
        }
        #expect(throws: SiteRotationError.nothingToUndo) {
            try later.perform([undo(200)], hour: 21)
        }
    }

    @Test(arguments: [0, 40, 100])
    func `of an earlier generation that is not whole nothing is taken back (ST-62)`(
        offset: Int
    ) throws {
        let store = try StoreUnderTest(files)
        for number in 1...5 {
            try store.log(number)
            if number == 2 || number == 4 { try store.locked { try store.store.compact() } }
        }
        let earliest = try #require(
            files.contents.keys.filter { $0.hasSuffix(".snapshot") }.min()
        )
        files.change(earliest) { $0[offset] ^= 1 }

        let later = try StoreUnderTest(files)
        try later.perform([undo(100)], hour: 6)
        #expect(later.ids.count == 4)
        #expect(throws: SiteRotationError.nothingToUndo) {
            try later.perform([undo(101)], hour: 7)
        }
        #expect(later.ids.count == 4)
    }

    @Test func `all that was taken back is done again, from process to process (ST-62)`() throws {
        var store = try StoreUnderTest(files)
        for number in 1...30 { try store.log(number) }
        let all = store.records
        for number in 1...30 {
            store = try StoreUnderTest(files)
            try store.perform([undo(UInt16(100 + number))], hour: 40)
        }
        #expect(store.ids == [])

        for number in 1...30 {
            store = try StoreUnderTest(files)
            let redo = SiteUndo(id: .fixture(UInt16(200 + number)), target: .lastUndo)
            try store.perform([.undo(redo)], hour: 50)
        }

        #expect(store.records == all)
        #expect(try StoreUnderTest(files).store.changes().count == 30)
    }
}
