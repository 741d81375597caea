/// What is in a JSON document: it says by which version of its form it was written.
protocol DocumentContent: Codable {
    /// The version that is written, and the highest that is read. A field more does not raise it.
    static var currentVersion: Int { get }

    var version: Int { get }
}
