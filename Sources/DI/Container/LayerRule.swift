struct LayerRule: Sendable {
    let name: String
    let allows: @Sendable (ServiceGraph.Edge) -> Bool
}
