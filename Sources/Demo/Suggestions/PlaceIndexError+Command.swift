import Foundation
import MomentumData

extension PlaceIndexError: CommandFailureConvertible {
    var commandFailure: CommandFailure { failure(saying: errorDescription ?? "") }

    /// The failure with the name of the index, which the error itself does not know.
    func commandFailure(at file: URL) -> CommandFailure {
        let path = file.path(percentEncoded: false)
        let sentence = errorDescription ?? ""
        return failure(
            saying: sentence.contains(path) ? sentence : "“\(path)” cannot be used. \(sentence)"
        )
    }

    private func failure(saying sentence: String) -> CommandFailure {
        guard !isCancelled else { return .interrupted }
        return CommandFailure(
            domain: Self.errorDomain,
            code: errorCode,
            kind: "placeIndex",
            message: sentence
        )
    }
}
