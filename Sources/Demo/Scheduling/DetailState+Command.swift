import MomentumCommandLine
import MomentumPresentation
import MomentumSchedulingPresentation

extension DetailState {
    /// The loaded value; throws the screen's failure as a command failure.
    func loadedValue() throws -> Detail {
        switch self {
        case .loaded(let detail): return detail
        case .unavailable(let message), .failed(let message, _): throw CommandFailure(message)
        case .idle, .loading: throw CommandFailure.interrupted
        }
    }
}
