public import Foundation
import MomentumData
import MomentumDomain
public import MomentumSiteRotationDomain

/// The folders of several wearers inside a program's folder.
///
/// `wearers.json` lists them. The folder itself contains the records of the first wearer,
/// `wearers/ID` those of the others. Each wearer has a separate store, settings and sync. A removed
/// wearer's folder moves to `removed/ID` with all its contents.
///
/// ```swift
/// let folders = SiteWearerFolders(folder)
/// let ben = try folders.wearers().wearer(named: "Ben")
/// let storage = SiteRotationStorage.folder(try folders.folder(of: ben))
/// ```
public struct SiteWearerFolders: Sendable {
    private struct Content: DocumentContent, Sendable {
        struct Row: Codable, Sendable {
            let id: UUID
            let name: String
        }

        static let currentVersion = 1
        var version = currentVersion
        private var wearers: [Row] = []

        init() {}

        var list: SiteWearers {
            get throws(SiteWearerError) {
                let rows = wearers.map { SiteWearer(id: $0.id, name: $0.name) }
                guard let list = SiteWearers(rows) else {
                    throw .repository(.unreadable(Content.isAmbiguous))
                }
                return list
            }
        }

        mutating func replaceAll(with list: SiteWearers) {
            wearers = list.all.map { Row(id: $0.id, name: $0.name) }
        }

        private static let isAmbiguous = FailureCause(
            domain: NSCocoaErrorDomain,
            code: CocoaError.Code.coderReadCorrupt.rawValue,
            detail: "wearers.json: two wearers with one name or identity",
            explanation:
                """
                wearers.json lists two wearers with one name. Give one of them another name \
                in that file.
                """
        )
    }

    /// The attributes of a folder that only its owner can read.
    private static var own: [FileAttributeKey: Any] { [.posixPermissions: 0o700] }

    private let folder: URL
    private let file: JSONDocument<Content>

    /// - Parameter folder: The folder of the program, which may be missing.
    public init(_ folder: URL) {
        self.folder = folder
        file = JSONDocument(
            folder.appending(component: "wearers.json"),
            subject: "list of wearers",
            empty: Content()
        )
    }

    /// The wearers; empty while one person alone uses the program.
    ///
    /// - Throws: ``SiteWearerError/repository(_:)``, also if the list lacks the wearer of a folder
    ///   with records, as after the loss of `wearers.json`.
    public func wearers() throws(SiteWearerError) -> SiteWearers {
        let content: Content
        do throws(RepositoryError) {
            content = try file.read()
        } catch {
            throw .repository(error)
        }
        return try whole(content.list)
    }

    /// Returns the list unless it would hide the records in a folder.
    private func whole(_ list: SiteWearers) throws(SiteWearerError) -> SiteWearers {
        let (files, place) = (FileManager.default, folder.appending(component: "wearers"))
        guard Self.isFolder(place) else { return list }
        var hidden: URL?
        try moving {
            // The records of the first are not in a folder of their own.
            let known = Set(list.all.dropFirst().map(\.id))
            hidden = try files.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
                .first { url in
                    guard let id = UUID(uuidString: url.lastPathComponent), !known.contains(id),
                        Self.isFolder(url)
                    else { return false }
                    // Adding a wearer leaves an empty folder if it is interrupted.
                    return try files.contentsOfDirectory(atPath: url.path).isEmpty == false
                }
        }
        guard let hidden else { return list }
        throw .repository(.unreadable(Self.isHidden(hidden.path(percentEncoded: false))))
    }

    private static func isHidden(_ path: String) -> FailureCause {
        FailureCause(
            domain: NSCocoaErrorDomain,
            code: CocoaError.Code.coderValueNotFound.rawValue,
            detail: "wearers.json: \(path) is missing",
            explanation: """
                “\(path)” has records of a wearer whom wearers.json lacks, or names first. Put a \
                copy of that file in its place, or move the folder elsewhere to leave the wearer out.
                """
        )
    }

    /// The wearers after each later change by any process; polls twice a second while a listener
    /// waits.
    public func changes(
        clock: any Clock<Duration> = ContinuousClock()
    ) -> AsyncStream<SiteWearers> {
        Broadcast.values { [self] send in
            for await content in file.changes(clock: clock) {
                // An ambiguous list, or one that is not whole, is reported to its next reader.
                if let list = try? whole(content.list) { send(list) }
            }
        }
    }

    /// The folder for the records of a wearer.
    ///
    /// - Throws: ``SiteWearerError/missingFolder(_:)`` if the folder is missing: an empty one in
    ///   its place would look like the loss of all records.
    public func folder(of wearer: SiteWearer) throws(SiteWearerError) -> URL {
        if try wearers().isFirst(wearer) { return folder }
        let own = place(of: wearer)
        guard Self.isFolder(own) else { throw .missingFolder(wearer.name) }
        return own
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        let path = url.path(percentEncoded: false)
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    /// Adds a wearer with an empty folder.
    ///
    /// - Parameters:
    ///   - name: The name, which no other wearer has.
    ///   - first: The name of the first wearer, used if the list is still empty.
    /// - Returns: The new wearer.
    /// - Throws: The refusal of the name, or ``SiteWearerError/repository(_:)``.
    @discardableResult
    public func add(
        _ name: String,
        first: String
    ) async throws(SiteWearerError) -> SiteWearer {
        try await change { list throws(SiteWearerError) in
            if list.all.isEmpty { try list.add(SiteWearer(id: UUID(), name: first)) }
            let id = UUID()
            try list.add(SiteWearer(id: id, name: name))
            let added = list.all[list.all.count - 1]
            try moving {
                try FileManager.default.createDirectory(
                    at: place(of: added),
                    withIntermediateDirectories: true,
                    attributes: Self.own
                )
            }
            return added
        }
    }

    /// Renames a wearer; the folder keeps its name.
    ///
    /// - Returns: The wearer with the new name.
    /// - Throws: ``SiteWearerError/unknown(_:)``, the refusal of the new name, or
    ///   ``SiteWearerError/repository(_:)``.
    @discardableResult
    public func changeName(
        of name: String,
        to newName: String
    ) async throws(SiteWearerError) -> SiteWearer {
        try await change { list throws(SiteWearerError) in
            try list.changeName(of: name, to: newName)
        }
    }

    /// Removes a wearer from the list, and moves the folder of the records to `removed`.
    ///
    /// - Returns: The folder that now contains the records.
    /// - Throws: ``SiteWearerError/unknown(_:)``, ``SiteWearerError/first(_:)``,
    ///   ``SiteWearerError/missingFolder(_:)`` or ``SiteWearerError/repository(_:)``. The folder
    ///   then stays in its place.
    public func remove(_ name: String) async throws(SiteWearerError) -> URL {
        var moved: (from: URL, to: URL)?
        do throws(SiteWearerError) {
            return try await change { list throws(SiteWearerError) in
                let removed = try list.remove(name)
                let new = folder.appending(components: "removed", removed.id.uuidString)
                // An earlier removal that was interrupted has already moved the records.
                if Self.isFolder(new), !Self.isFolder(place(of: removed)) { return new }
                let old = try self.folder(of: removed)
                try moving {
                    try FileManager.default.createDirectory(
                        at: new.deletingLastPathComponent(),
                        withIntermediateDirectories: true,
                        attributes: Self.own
                    )
                    try FileManager.default.moveItem(at: old, to: new)
                    moved = (old, new)
                    // A program that still shows the wearer would otherwise create an empty store.
                    try Data().write(to: place(of: removed), options: .withoutOverwriting)
                }
                return new
            }
        } catch {
            if let moved { putBack(moved.to, to: moved.from) }
            throw error
        }
    }

    /// Moves the folder of a wearer who stays on the list back to its place.
    ///
    /// If that fails too, the next command reports that the folder is missing.
    private func putBack(_ folder: URL, to place: URL) {
        try? FileManager.default.removeItem(at: place)
        try? FileManager.default.moveItem(at: folder, to: place)
    }

    /// The folder of a wearer besides the first, which may be missing.
    package func place(of wearer: SiteWearer) -> URL {
        folder.appending(components: "wearers", wearer.id.uuidString)
    }

    private func change<Value>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: (inout SiteWearers) throws(SiteWearerError) -> Value
    ) async throws(SiteWearerError) -> Value {
        let result: Result<Value, SiteWearerError>
        do throws(RepositoryError) {
            result = try await file.attempt { content throws(SiteWearerError) in
                var list = try whole(content.list)
                let value = try body(&list)
                content.replaceAll(with: list)
                return value
            }
        } catch {
            throw .repository(error)
        }
        return try result.get()
    }

    /// Reports each failure of the file system as one of the repository.
    private func moving(_ body: () throws -> Void) throws(SiteWearerError) {
        do {
            try body()
        } catch {
            throw .repository(.unavailable(FailureCause(error)))
        }
    }
}
