/// A rule about which services may need which.
struct LayerRule: Sendable {
    let name: String
    let allows: @Sendable (DependencyEdge) -> Bool
}
