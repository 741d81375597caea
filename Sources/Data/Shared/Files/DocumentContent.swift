/// The content of a JSON document, with the version of its form.
///
/// ```swift
/// struct NotesFile: DocumentContent {
///     static let currentVersion = 1
///     var version = currentVersion
///     var notes: [Note] = []
/// }
/// ```
///
/// A field that is optional can come later without a new version. A type that still reads an older
/// form does so in `init(from:)`, and then sets the current version.
public protocol DocumentContent: Codable {
    /// The version that is written, and the highest that is read. A new field does not raise it.
    static var currentVersion: Int { get }

    var version: Int { get }
}
