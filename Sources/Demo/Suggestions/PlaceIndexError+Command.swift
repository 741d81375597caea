import MomentumData

extension PlaceIndexError: CommandFailureConvertible {
    var commandFailure: CommandFailure {
        guard !isCancelled else { return .interrupted }
        return CommandFailure(
            domain: Self.errorDomain,
            code: errorCode,
            kind: "placeIndex",
            message: errorDescription ?? ""
        )
    }
}
