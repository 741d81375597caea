import MomentumCommandLine
import MomentumTerminal

/// The steps of the tour, shown as they happen and kept as a document.
@MainActor
final class TourLog {
    struct Step: Encodable, Sendable {
        let text: String
        /// The case of the view model's state after the step.
        let state: String
    }

    struct Chapter: Encodable, Sendable {
        let title: String
        var steps: [Step] = []
    }

    private(set) var chapters: [Chapter] = []
    private let console: Console

    init(console: Console) {
        self.console = console
    }

    func chapter(_ title: String) {
        if !chapters.isEmpty { console.show("\n") }
        console.show("\(title, .bold)\n")
        chapters.append(Chapter(title: title))
    }

    /// Shows a step, and the state of the view model that took it.
    func step(_ text: String, state: Any, details: [TerminalText] = []) {
        let state = Self.name(of: state)
        console.show("  \(text) → \(state, .dim)\n")
        for line in details { console.show("      \(line)\n") }
        if let last = chapters.indices.last {
            chapters[last].steps.append(Step(text: text, state: state))
        }
    }

    /// The name of an enum's case, without its associated values.
    private static func name(of state: Any) -> String {
        let mirror = Mirror(reflecting: state)
        return mirror.children.first?.label ?? "\(state)"
    }
}
