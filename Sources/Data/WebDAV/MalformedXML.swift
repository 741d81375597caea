/// The error of a document that is not XML, or is XML of a kind that no server has a reason to
/// send.
struct MalformedXML: Error, Hashable, Sendable {
    /// The byte at which the error appeared.
    let offset: Int
}
