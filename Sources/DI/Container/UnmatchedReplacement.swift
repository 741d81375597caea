struct UnmatchedReplacement: Sendable {
    let key: ServiceGraph.Key
    let place: GraphProblem.SourceLine
}
