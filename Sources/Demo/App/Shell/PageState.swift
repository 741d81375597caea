import MomentumDomain
import MomentumTerminal
import Observation

/// The state that a screen of the application has beside its view model.
@MainActor
@Observable
final class PageState {
    /// The highlighted row of the list.
    var row = 0 {
        didSet { anchor = nil }
    }
    /// The identity of the highlighted row when it was last on the screen; `nil` once another row
    /// is highlighted.
    @ObservationIgnored private var anchor: AnyHashable?
    /// The focused field, an index into ``AppPage/fields``; `nil` while keys are commands.
    var focus: Int?
    /// The name of the field that gets the focus first; `nil` for the first one.
    @ObservationIgnored var firstField: String?
    /// The text of the filter.
    var filter = ""
    /// The chosen part of a screen with parts, such as a chart.
    var tab = 0
    /// The texts being typed, by the name of their field.
    var typed: [String: TextEditor] = [:]
    /// The columns of the terminal.
    var width = 80
    /// The lines of the terminal.
    var height = 24
    /// True where the screen is printed line by line, without pictures.
    var isLinear = false

    /// The first visible row.
    ///
    /// It is found while a frame is drawn, so it must not ask for another.
    @ObservationIgnored var top = 0

    /// The columns of the terminal from which on the sections stand beside the screen.
    static let widthWithSections = 100

    /// The columns of the screen, without those of the sections beside it.
    var columns: Int { width >= Self.widthWithSections ? width - 17 : width }

    /// The place of the list for its view.
    var position: ListPosition { ListPosition(row: row, top: top) }

    /// Keeps the highlight on its record when a change elsewhere moves the rows.
    ///
    /// Otherwise the next key would be about another record than the one that the user chose.
    func keepHighlight(count: Int, identity: (_ row: Int) -> AnyHashable?) {
        guard (0..<count).contains(row) else { return }
        if let anchor, identity(row) != anchor,
            let moved = (0..<count).first(where: { identity($0) == anchor })
        {
            row = moved
        }
        anchor = identity(row)
    }

    /// The text typed into a field; `nil` before anything was.
    func text(_ field: String) -> String? { typed[field]?.text }
}

extension PageState {
    /// Waits until the task is cancelled, as when the screen leaves.
    static func untilCancelled() async {
        let silence = Broadcast<Void>()
        for await _ in silence.values() {}
        withExtendedLifetime(silence) {}
    }

    /// Tells of a value that is read from observed properties, now and after each change, until the
    /// task is cancelled.
    static func follow<Value>(_ read: () -> Value, _ changed: (Value) -> Void) async {
        let changes = Broadcast<Void>()
        var steps = changes.values().makeAsyncIterator()
        while !Task.isCancelled {
            changed(withObservationTracking(read) { changes.send(()) })
            await steps.next()
        }
    }
}

extension PageState {
    /// A long text without blanks in lines that fit the terminal, because it has to be seen whole.
    func pieces(of text: String, _ style: TextStyle = .plain) -> [TerminalText] {
        let text = TerminalText(text).plain
        // The sections stand beside the screen on a wide terminal.
        let room = max(width >= 100 ? width - 20 : width - 2, 20)
        return stride(from: 0, to: text.count, by: room).map { start in
            TerminalText(String(text.dropFirst(start).prefix(room)), style)
        }
    }
}
