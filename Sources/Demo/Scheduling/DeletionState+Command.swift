import MomentumCommandLine
import MomentumSchedulingPresentation
import MomentumTerminal

extension DeletionState {
    static let yes = Option.flag("yes", short: "y", "Do not ask.")

    /// Asks for confirmation, unless an option gives it.
    ///
    /// - Throws: A failure if there is no one to ask, or the answer is not yes.
    func confirm(_ call: Invocation, _ context: CommandContext) async throws {
        guard case .asking(let name) = self, !call[Self.yes] else { return }
        guard let isSure = try await context.console.confirm("Delete \(name)?") else {
            throw call.usageError("Nobody can be asked.", hint: "Use --yes.")
        }
        guard isSure else { throw CommandFailure.interrupted }
    }

    /// The outcome of the deletion.
    func answer(for kind: String, _ id: Int, _ name: String) throws -> CommandResult {
        switch self {
        case .deleted(let wasGone):
            return CommandResult(
                DeletedDocument(deleted: id, wasGone: wasGone),
                text: wasGone
                    ? "The \(kind) \(name) (\(id)) was gone already.\n"
                    : "Deleted the \(kind) \(name) (\(id)).\n"
            )
            .saved()
        case .failed(let message): throw CommandFailure(message)
        case .none, .checking, .asking, .deleting: throw CommandFailure.interrupted
        }
    }
}
