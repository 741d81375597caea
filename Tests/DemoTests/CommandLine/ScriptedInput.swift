import Synchronization

@testable import MomentumDemo

/// Answers questions with lines that a test has written down.
final class ScriptedInput: LineSource {
    private let lines: Mutex<[String]>

    init(_ lines: String...) {
        self.lines = Mutex(lines)
    }

    func nextLine() -> String? {
        lines.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
}
