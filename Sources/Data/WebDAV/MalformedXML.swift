/// A document is not XML, or is XML of a kind that no server has a reason to send.
struct MalformedXML: Error, Hashable, Sendable {
    /// The byte at which that was noticed.
    let offset: Int
}
