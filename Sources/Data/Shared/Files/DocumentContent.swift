/// The content of a JSON document, with the version of its form.
package protocol DocumentContent: Codable {
    /// The version that is written, and the highest that is read. A new field does not raise it.
    static var currentVersion: Int { get }

    var version: Int { get }
}
