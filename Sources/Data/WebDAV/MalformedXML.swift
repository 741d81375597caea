/// The error of a document that is not XML, or is XML that no server should send.
struct MalformedXML: Error, Hashable, Sendable {
    /// The byte at which the error appeared.
    let offset: Int
}
