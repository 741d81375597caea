/// The error of a document that is no XML, or XML that no server has a reason to send.
struct MalformedXML: Error, Hashable, Sendable {
    /// The byte at which the error appeared.
    let offset: Int
}
