import Synchronization

@testable import MomentumCommandLine

/// Answers questions with lines, each after something that happens while it is awaited.
final class MeanwhileInput: LineSource {
    typealias Step = @MainActor @Sendable () async -> String

    private let steps: Mutex<[Step]>

    init(_ steps: [Step]) {
        self.steps = Mutex(steps)
    }

    func rest() -> [UInt8] { [] }

    func nextLine() async -> String? {
        let step = steps.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        return await step?()
    }
}
