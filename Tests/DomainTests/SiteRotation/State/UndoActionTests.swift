import Foundation
@testable import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Two changes, an insertion between them, an edit and a deletion.
@Suite struct UndoActionTests {
    var history: CorrectionHistory

    init() throws {
        history = try CorrectionHistory(days: [0, 8], now: 12)
        try history.apply(history.insertion(2, at: 4))
        var edit = SiteEntryEdit(id: .fixture(91), entryID: .fixture(1))
        edit.note = .set("note")
        try history.device.perform(.editEntry(edit), now: history.now)
        try history.device.perform(
            .deleteEntry(SiteEntryDeletion(id: .fixture(92), entryID: .fixture(2))),
            now: history.now
        )
    }

    private mutating func undo(
        _ number: UInt16,
        _ target: SiteUndo.Target = .lastChange,
        _ action: SiteAction.ID? = nil
    ) throws(SiteRotationError) -> SiteCommit {
        try history.device.perform(
            .undo(SiteUndo(id: .fixture(number), target: target, action: action)),
            now: history.now
        )
    }

    @Test func `what can be taken back is listed, newest first (SR-175)`() {
        let actions = history.device.state.actions

        #expect(actions.map(\.kind) == [.delete, .edit, .insert, .log, .log])
        #expect(
            actions.map { $0.subject?.startTime }
                == [8, 0, 4, 8, 0].map { history.day($0) }
        )
        #expect(actions[0].subject?.locationID == history.locations[1])
        #expect(actions.map(\.time) == [12, 12, 12, 8, 0].map { history.day($0) })
    }

    @Test mutating func `the list is that of undos one after the other (SR-175)`() throws {
        let actions = history.device.state.actions
        var taken: [SiteAction?] = []

        for number in 0..<2 { taken.append(try undo(200 + UInt16(number)).action) }
        #expect(history.device.state.actions.map(\.id) == actions.dropFirst(2).map(\.id))
        _ = try undo(210, .lastUndo)
        #expect(history.device.state.actions.map(\.kind) == [.edit, .insert, .log, .log])
        for number in 0..<4 { taken.append(try undo(220 + UInt16(number)).action) }

        #expect(taken.map { $0?.kind } == [.delete, .edit, .edit, .insert, .log, .log])
        #expect(throws: SiteRotationError.nothingToUndo) { try undo(230) }
        #expect(history.device.state.actions.isEmpty)
    }

    @Test mutating func `a preview changes nothing and says the same as the undo (SR-175)`() throws
    {
        let before = history.device.records
        let operation = SiteOperation.undo(SiteUndo(id: .fixture(200)))

        let preview = try history.device.state.preview([operation], at: history.now)[0]

        #expect(history.device.records == before)
        let commit = try undo(200)
        #expect(commit.action == preview.action)
        #expect(commit.effects == preview.effects)
        #expect(preview.effects.map { $0.after?.isOpen } == [true])
    }

    @Test mutating func `a change since the preview is not taken back unseen (SR-175)`() throws {
        let shown = try #require(history.device.state.actions.first?.id)
        try history.device.log(7, at: history.locations[6], now: history.now)

        #expect(throws: SiteRotationError.undoOvertaken) { try undo(200, .lastChange, shown) }
        #expect(history.device.records.activeEntry?.id == .fixture(7))
    }

    @Test mutating func `nothing is done again after a new change (SR-175)`() throws {
        _ = try undo(200)
        try history.device.log(7, at: history.locations[6], now: history.now)

        #expect(throws: SiteRotationError.nothingToRedo) { try undo(201, .lastUndo) }
    }

    @Test func `kinds keep the numbers of the store (SR-175)`() {
        #expect(SiteAction.Kind.allCases.map(\.rawValue) == Array(1...13))
        #expect("\(SiteAction.Kind.import)" == "import")
    }

    @Test func `an import and a change of locations are named by what they wrote (SR-175)`() throws
    {
        var device = TestDevice()
        let rows = (0..<2).map { number in
            SiteEntry.fixture(
                UInt16(50 + number),
                from: history.day(Double(number)),
                to: history.now
            )
        }
        let file = SiteImport(id: .fixture(80), mode: .replace, newPlaces: [], entries: rows)
        try device.perform(.importEntries(file), now: history.now)
        let off = SiteLocationSwitch(
            id: .fixture(81),
            locationIDs: [history.locations[3]],
            isEnabled: false
        )
        try device.perform(.switchLocations(off), now: history.now)

        let actions = device.state.actions

        #expect(actions.map(\.kind) == [.places, .import])
        #expect(actions[0].locations == [history.locations[3]])
        #expect(actions[1].addedCount == 2)
        #expect(actions[1].subject == nil)
    }
}
