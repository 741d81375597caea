public import Foundation
import MomentumData
public import MomentumDomain
public import MomentumSiteRotationDomain
import MomentumSiteStore

/// A state in a file that is replaced atomically, and only by a newer state.
public struct FileWatchStateStore: WatchStateStore {
    /// The file with the identity of the lock when the installation was named; a different one
    /// reveals a restored backup, as for the records (ST-46).
    static let installationName = "installation"

    private let folder: WatchFolder
    private let name: String

    /// - Parameter file: The file of the state; it and its folder may be missing. The folder
    ///   contains only files of this kind, because it has a lock.
    public init(file: URL) {
        self.init(WatchFolder(file.deletingLastPathComponent()), name: file.lastPathComponent)
    }

    init(_ folder: WatchFolder, name: String) {
        self.folder = folder
        self.name = name
    }

    public func state() async throws(RepositoryError) -> WatchArrival<WatchState>? {
        guard let arrival = try folder.read(name).map(WatchPayload.state) else { return nil }
        guard case .unreadable(let cause) = arrival else { return arrival }
        let remedy: Phrase = "The next state of the phone replaces it."
        return .unreadable(folder.damage(of: name, cause, remedy: remedy))
    }

    public func lastOfInstallation() async throws(RepositoryError) -> WatchArrival<WatchState>? {
        let isOwn = try await folder.change { folder, lock throws(SiteStoreError) in
            let named = try folder.document(Self.installationName)
            // A folder of an earlier version has no such file yet.
            if named == nil { try folder.replace(Self.installationName, with: lock.text) }
            return named == nil || named == lock.text
        }
        return isOwn ? try await state() : nil
    }

    @discardableResult
    public func save(_ state: WatchState) async throws(RepositoryError) -> Bool {
        try await save(state) { state.isNewer(than: $0) }
    }

    public func saveFirst(_ state: WatchState) async throws(RepositoryError) -> Bool {
        try await save(state, isFirst: true) { _ in false }
    }

    /// Stores a state if there is no readable one, or if it replaces the current one; a first one
    /// also replaces that of another installation.
    private func save(
        _ state: WatchState,
        isFirst: Bool = false,
        replaces: @escaping @Sendable (WatchState) -> Bool
    ) async throws(RepositoryError) -> Bool {
        let bytes: [UInt8]
        do throws(WatchLinkError) {
            bytes = try WatchPayload.encode(state)
        } catch {
            throw .unavailable(FailureCause(error))
        }
        let outcome = try await folder.change { [name] folder, lock throws(SiteStoreError) in
            let named = try isFirst ? folder.document(Self.installationName) : nil
            let isOwn = named == nil || named == lock.text
            switch try folder.document(name).map(WatchPayload.state) {
            case .payload(let held) where isOwn && !replaces(held):
                return Outcome.left
            case .newerVersion(let found):
                return .newerVersion(found, path: folder.path(of: name))
            case .payload, .unreadable, nil:
                try folder.replace(name) { file throws(SiteStoreError) in
                    try folder.write(bytes, to: file, at: 0)
                }
                // Last: if the program stops before this, the installation is named once more.
                if isFirst { try folder.replace(Self.installationName, with: lock.text) }
                return .kept
            }
        }
        guard case .newerVersion(let found, let path) = outcome else { return outcome == .kept }
        throw DocumentError.newerVersion(
            subject: "state file",
            path: path,
            found: found,
            supported: WatchPayload.version
        )
        .repositoryError
    }

    private enum Outcome: Hashable {
        case kept
        case left
        case newerVersion(Int, path: String)
    }
}

extension FileIdentity {
    /// The identity as a line of text.
    fileprivate var text: [UInt8] { Array("\(device) \(inode)\n".utf8) }
}
