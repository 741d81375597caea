/// The content of a JSON document, with the version of its format.
///
/// ```swift
/// struct NotesFile: DocumentContent {
///     static let currentVersion = 1
///     var version = currentVersion
///     var notes: [Note] = []
/// }
/// ```
///
/// A later version can add optional fields without a new version number. A type that reads an older
/// format does so in `init(from:)`, and then sets the current version.
public protocol DocumentContent: Codable {
    /// The version that is written, and the highest that is read. Adding a field does not raise it.
    static var currentVersion: Int { get }

    var version: Int { get }
}
