import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSchedulingPresentation

extension FormState {
    /// What was saved, or why nothing was, as the failure of the command.
    ///
    /// A form that still has something to save, and no problem, was given up.
    func savedValue(
        problems: [SchedulingProblem],
        canSave: Bool,
        _ call: Invocation
    ) throws -> Saved {
        switch self {
        case .saved(let value): return value
        case .failed(let message): throw CommandFailure(message)
        case .editing where canSave: throw CommandFailure.interrupted
        case .editing where problems.isEmpty:
            throw call.usageError("Nothing would change.", hint: "Give a value to change.")
        case .editing: throw CommandFailure(ErrorMessage(SchedulingError.invalid(problems)))
        case .saving: throw CommandFailure.interrupted
        }
    }
}
