import MomentumNetwork

extension TransportError {
    /// How the network failed, when it was the network.
    var networkFailure: NetworkFailure? {
        if case .network(let failure, _) = self { failure } else { nil }
    }
}
