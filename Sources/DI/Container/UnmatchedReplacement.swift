/// A replacement for something nobody had registered.
struct UnmatchedReplacement: Sendable {
    let key: ServiceKey
    let place: Place
}
