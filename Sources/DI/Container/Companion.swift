/// A service that works on the object behind another one.
struct Companion: Sendable {
    let service: ServiceGraph.Key
    let base: ServiceGraph.Key
}
