import MomentumNetwork

extension TransportError {
    /// The failure of the network, if it was the network.
    var networkFailure: NetworkFailure? {
        if case .network(let failure, _) = self { failure } else { nil }
    }
}
