import MomentumDomain
import MomentumTerminal
import Observation

/// The state of a screen besides its view model.
@MainActor
@Observable
final class PageState {
    /// The highlighted row of the list.
    var row = 0 {
        didSet { anchor = nil }
    }
    /// The identity of the highlighted row when it was last visible; `nil` once another row is
    /// highlighted.
    @ObservationIgnored private var anchor: AnyHashable?
    /// The focused field as an index into ``AppPage/fields``; `nil` while keys are commands.
    var focus: Int? {
        didSet { focused = nil }
    }
    /// The identity of the focused field when it was last visible; `nil` once another field gets
    /// the focus.
    @ObservationIgnored private var focused: AnyHashable?
    /// The name of the field that is focused first; `nil` for the first field.
    @ObservationIgnored var firstField: String?
    /// The text of the filter.
    var filter = ""
    /// The selected part of a screen with parts, such as a chart.
    var tab = 0
    /// The texts being typed, by field name.
    var typed: [String: TextEditor] = [:]
    /// The columns of the terminal.
    var width = 80
    /// The lines of the terminal.
    var height = 24
    /// True if the screen is printed line by line, without pictures.
    var isLinear = false

    /// The first visible row.
    ///
    /// It is set while a frame is drawn, so it must not request another.
    @ObservationIgnored var top = 0

    /// The terminal width in columns from which the sections appear next to the screen.
    static let widthWithSections = 100

    /// The columns of the screen, excluding the sections next to it.
    var columns: Int { width >= Self.widthWithSections ? width - 17 : width }

    /// The place of the list for its view.
    var position: ListPosition { ListPosition(row: row, top: top) }

    /// Keeps the highlight on its record when an outside change moves the rows.
    ///
    /// Otherwise the next key would affect another record than the one that the user chose.
    func keepHighlight(count: Int, identity: (_ row: Int) -> AnyHashable?) {
        guard (0..<count).contains(row) else { return }
        if let anchor, identity(row) != anchor,
            let moved = (0..<count).first(where: { identity($0) == anchor })
        {
            row = moved
        }
        anchor = identity(row)
    }

    /// Keeps the focus on its field when an outside change adds or removes fields above it.
    ///
    /// Otherwise the next letter would be typed into another field.
    func keepFocus(on fields: [AnyHashable]) {
        guard let focus else { return }
        if let focused, !(fields.indices.contains(focus) && fields[focus] == focused),
            let moved = fields.firstIndex(of: focused)
        {
            self.focus = moved
        }
        focused = self.focus.flatMap { fields.indices.contains($0) ? fields[$0] : nil }
    }

    /// The text typed into a field; `nil` if none was typed yet.
    func text(_ field: String) -> String? { typed[field]?.text }
}

extension PageState {
    /// Waits until the task is cancelled, for example because the screen closes.
    static func untilCancelled() async {
        let silence = Broadcast<Void>()
        for await _ in silence.values() {}
        withExtendedLifetime(silence) {}
    }

    /// Reports a value of observed properties now and after each change, until the task is
    /// cancelled.
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
    /// Splits a long text without spaces, such as an address, into lines that fit, so that none of
    /// it is cut off.
    func pieces(of text: String, _ style: TextStyle = .plain) -> [TerminalText] {
        let text = TerminalText(text).plain
        // On a wide terminal the sections appear next to the screen.
        let room = max(width >= 100 ? width - 20 : width - 2, 20)
        return stride(from: 0, to: text.count, by: room).map { start in
            TerminalText(String(text.dropFirst(start).prefix(room)), style)
        }
    }
}
