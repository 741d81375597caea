public import Foundation
public import MomentumDomain

/// One JSON document for a feature of your own, which several processes may change.
///
/// - It is replaced as a whole and flushed: a reader finds the old content or the new, and a change
///   that returned survives a power cut.
/// - A change holds the lock of a file beside it, with the ending `.lock`, from reading until the
///   new content is on the device, so no process undoes the change of another.
/// - A document of a newer version, and one that cannot be read, are errors and stay as they are.
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
    ///   - subject: Its name in error messages, without an article: “notebook”.
    ///   - empty: The content while there is no file.
    public init(_ url: URL, subject: String, empty: Content) {
        self.init(SharedDocument(url, subject: subject), empty: empty)
    }

    init(_ file: SharedDocument, empty: Content) {
        self.file = file
        self.empty = empty
    }

    /// The present content.
    ///
    /// - Throws: `RepositoryError.unreadable` for damage and for a newer version, `unavailable`
    ///   with the error of the system.
    public func read() throws(RepositoryError) -> Content {
        do throws(DocumentError) {
            return try file.read(as: Content.self) ?? empty
        } catch {
            throw error.repositoryError
        }
    }

    /// Changes the content while no other process does; an unchanged one is not written.
    ///
    /// - Returns: The result of `body`.
    /// - Throws: The errors of ``read()``, and `unavailable` after ten seconds of waiting for
    ///   another process. Nothing was written then.
    @discardableResult
    public func change<Value>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: (inout Content) -> Value
    ) async throws(RepositoryError) -> Value {
        switch try await attempt({ content throws(Never) in body(&content) }) {
        case .success(let value): value
        }
    }

    /// Changes the content as ``change(isolation:_:)`` does, unless `body` refuses.
    ///
    /// - Returns: The result of `body`, or its error; nothing was written after an error.
    public func attempt<Value, Failure: Error>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: (inout Content) throws(Failure) -> Value
    ) async throws(RepositoryError) -> Result<Value, Failure> {
        do throws(DocumentError) {
            return try await file.change { bytes throws(DocumentError) in
                var content = empty
                if let bytes { content = try file.decode(Content.self, bytes) }
                let value: Value
                do throws(Failure) {
                    value = try body(&content)
                } catch {
                    return (nil, .failure(error))
                }
                let new = try file.encode(content)
                return (new == bytes ? nil : new, .success(value))
            }
        } catch {
            throw error.repositoryError
        }
    }

    /// The content after each change from now on, by any process; looks once a second while
    /// somebody listens.
    public func changes(
        clock: any Clock<Duration> = ContinuousClock()
    ) -> AsyncStream<Content> {
        Broadcast.values { [self] send in
            for await _ in file.changes(by: clock) {
                // A file that cannot be read is reported to the next reader.
                if let content = try? read() { send(content) }
            }
        }
    }

    /// Moves a document that cannot be read beside the file, so that the next change begins anew.
    ///
    /// - Returns: The file with the damaged bytes, ending with `.unreadable`; `nil` if the document
    ///   can be read or is not there.
    /// - Throws: `unreadable` for a newer version, which stays, or the error of the system.
    public func quarantine() async throws(RepositoryError) -> URL? {
        do throws(DocumentError) {
            return try await file.quarantine(as: Content.self)
        } catch {
            throw error.repositoryError
        }
    }
}
