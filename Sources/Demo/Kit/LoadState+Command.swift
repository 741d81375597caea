import MomentumCommandLine
import MomentumPresentation

extension LoadState where Failure == ErrorMessage {
    /// The loaded value; throws the failure as a command failure.
    func loadedValue() throws -> Value {
        if let failure { throw CommandFailure(failure) }
        guard let value else { throw CommandFailure.interrupted }
        return value
    }
}
