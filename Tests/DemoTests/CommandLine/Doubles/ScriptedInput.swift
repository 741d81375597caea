import Synchronization

@testable import MomentumCommandLine

/// Answers questions with lines that a test has written down.
final class ScriptedInput: LineSource {
    private let lines: Mutex<[String]>

    convenience init(_ lines: String...) {
        self.init(lines: lines)
    }

    init(lines: [String]) {
        self.lines = Mutex(lines)
    }

    func rest() -> [UInt8] {
        lines.withLock { $0.map { "\($0)\n" }.joined() }.utf8.map(\.self)
    }

    func nextLine() -> String? {
        lines.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
}
