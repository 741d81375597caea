import MomentumCommandLine
import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSchedulingPresentation

extension FormState {
    /// The saved value; throws the command failure if nothing was saved.
    ///
    /// A form that can still save and has not failed was cancelled.
    func savedValue(
        problems: [SchedulingProblem],
        canSave: Bool,
        _ call: Invocation
    ) throws -> Saved {
        switch self {
        case .saved(let value): return value
        case .unavailable(let message), .failed(let message): throw CommandFailure(message)
        case .editing where canSave: throw CommandFailure.interrupted
        case .editing where problems.isEmpty:
            throw call.usageError("Nothing would change.", hint: "Give a value to change.")
        case .editing:
            throw CommandFailure(ErrorMessage(SchedulingError.invalid(problems), words: .current))
        case .idle, .loading, .saving: throw CommandFailure.interrupted
        }
    }
}
