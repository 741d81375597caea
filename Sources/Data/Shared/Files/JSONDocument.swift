public import Foundation
public import MomentumDomain

/// A JSON document for a feature of your own; several processes may change it.
///
/// - It is replaced atomically and flushed: a reader finds the old content or the new, and a
///   completed change survives a power failure.
/// - A change holds the lock of a file next to it, with the extension `.lock`, until the new
///   content is on the device. So no process overwrites the change of another.
/// - A document of a newer version, or an unreadable one, causes an error and stays unchanged.
///
/// ```swift
/// let file = JSONDocument(url, subject: "notebook", empty: NotesFile())
/// try await file.change { $0.notes.append(note) }
/// ```
public struct JSONDocument<Content: DocumentContent & Sendable>: Sendable {
    private let file: SharedDocument
    private let empty: Content

    /// - Parameters:
    ///   - url: The file; it and its folder need not exist yet.
    ///   - subject: The document's name in error messages, without an article: “notebook”.
    ///   - empty: The content while the file is missing.
    public init(_ url: URL, subject: Phrase, empty: Content) {
        self.init(SharedDocument(url, subject: subject), empty: empty)
    }

    init(_ file: SharedDocument, empty: Content) {
        self.file = file
        self.empty = empty
    }

    /// The current content.
    ///
    /// - Throws: `RepositoryError.unreadable` for damage or a newer version; `unavailable` with the
    ///   system's error.
    public func read() throws(RepositoryError) -> Content {
        do throws(DocumentError) {
            return try file.read(as: Content.self) ?? empty
        } catch {
            throw error.repositoryError
        }
    }

    /// Changes the content under the lock; does not write unchanged content.
    ///
    /// - Returns: The result of `body`.
    /// - Throws: The errors of ``read()``, and `unavailable` after waiting ten seconds for another
    ///   process. The content is then unchanged.
    @discardableResult
    public func change<Value>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: (inout Content) -> Value
    ) async throws(RepositoryError) -> Value {
        switch try await attempt({ content throws(Never) in body(&content) }) {
        case .success(let value): value
        }
    }

    /// Changes the content like ``change(isolation:_:)``, unless `body` refuses.
    ///
    /// - Returns: The result of `body`, or its error; after an error the content is unchanged.
    public func attempt<Value, Failure: Error>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: (inout Content) throws(Failure) -> Value
    ) async throws(RepositoryError) -> Result<Value, Failure> {
        do throws(DocumentError) {
            return try await file.change { bytes throws(DocumentError) in
                var content = empty
                if let bytes { content = try file.decode(Content.self, bytes) }
                let old = if let bytes { bytes } else { try file.encode(empty) }
                let value: Value
                do throws(Failure) {
                    value = try body(&content)
                } catch {
                    return (nil, .failure(error))
                }
                let new = try file.encode(content)
                return (new == old ? nil : new, .success(value))
            }
        } catch {
            throw error.repositoryError
        }
    }

    /// The content after each later change by any process; polls twice a second while a listener
    /// waits.
    public func changes(
        clock: any Clock<Duration> = ContinuousClock()
    ) -> AsyncStream<Content> {
        let writes = file.changes(by: clock)
        return Broadcast.values { [self] send in
            for await _ in writes {
                // The next reader gets the error of an unreadable file.
                if let content = try? read() { send(content) }
            }
        }
    }

    /// Renames an unreadable document, so that the next change starts with empty content.
    ///
    /// - Returns: The file with the damaged bytes, with the extension `.unreadable`; `nil` if the
    ///   document is readable or missing.
    /// - Throws: `unreadable` for a newer version, which stays in place, or the system's error.
    public func quarantine() async throws(RepositoryError) -> URL? {
        do throws(DocumentError) {
            return try await file.quarantine(as: Content.self)
        } catch {
            throw error.repositoryError
        }
    }
}
