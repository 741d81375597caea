import Foundation
import MomentumCommandLine
import MomentumDomain
public import MomentumPlaceIndex

extension PlaceIndexError: CommandFailureConvertible {
    var commandFailure: CommandFailure { failure(saying: said(explanation ?? "")) }

    /// The failure with the name of the index, which the error lacks.
    ///
    /// `hint` is a sentence about the command to type, if there is one.
    func commandFailure(at file: URL, hint: String? = nil) -> CommandFailure {
        let sentences = [file.naming(said(explanation ?? "")), hint]
        return failure(saying: sentences.compactMap(\.self).joined(separator: " "))
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
