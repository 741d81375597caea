struct LayerRule: Sendable {
    let name: String
    let allows: @Sendable (DependencyEdge) -> Bool
}
