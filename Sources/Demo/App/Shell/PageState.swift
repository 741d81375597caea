import MomentumTerminal
import Observation

/// What a screen of the application knows beside its view model.
@MainActor
@Observable
final class PageState {
    /// The highlighted row of the list.
    var row = 0
    /// The focused field, an index into ``AppPage/fields``; `nil` while keys are commands.
    var focus: Int?
    /// The text of the filter.
    var filter = ""
    /// The chosen part of a screen with parts, such as a chart.
    var tab = 0
    /// The texts being typed, by the name of their field.
    var typed: [String: TextEditor] = [:]
    /// The columns of the terminal.
    var width = 80

    /// The first visible row. It is found while a frame is drawn, so it must not ask for another.
    @ObservationIgnored var top = 0

    /// The place of the list for its view.
    var position: ListPosition { ListPosition(row: row, top: top) }

    /// The text typed into a field; `nil` before anything was.
    func text(_ field: String) -> String? { typed[field]?.text }
}
