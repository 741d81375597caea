/// The name of an XML element, with the namespace that its prefix stands for.
struct XMLName: Hashable, Sendable {
    /// Empty for a name without one.
    let namespace: String
    let local: String
}
