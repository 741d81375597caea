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
/// A program that changes the document leaves out the fields that its version does not know. So a
/// later version can add an optional field without a new version number only if its loss does no
/// harm. A type that reads an older format does so in `init(from:)`, and then sets the current
/// version.
public protocol DocumentContent: Codable {
    /// The version that is written, and the highest that is read.
    static var currentVersion: Int { get }

    var version: Int { get }
}
