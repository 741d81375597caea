import Foundation
import MomentumCommandLine
public import MomentumPlaceIndex

extension PlaceIndexError: CommandFailureConvertible {
    var commandFailure: CommandFailure { failure(saying: errorDescription ?? "") }

    /// The failure with the name of the index, which the error does not know.
    func commandFailure(at file: URL) -> CommandFailure {
        failure(saying: file.naming(errorDescription ?? ""))
    }

    private func failure(saying sentence: String) -> CommandFailure {
        guard !isCancelled else { return .interruptedUnchanged }
        return CommandFailure(
            domain: Self.errorDomain,
            code: errorCode,
            kind: "placeIndex",
            message: sentence
        )
    }
}
