/// A replacement without a registration to replace.
struct UnmatchedReplacement: Sendable {
    let key: ServiceGraph.Key
    let place: GraphProblem.SourceLine
}
