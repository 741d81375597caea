public import Foundation
import MomentumData
public import MomentumDomain
public import MomentumSiteRotationDomain
import MomentumSiteStore

/// A state in a file that is replaced atomically, and only by a newer state.
public struct FileWatchStateStore: WatchStateStore {
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

    @discardableResult
    public func save(_ state: WatchState) async throws(RepositoryError) -> Bool {
        try await save(state) { state.isNewer(than: $0) }
    }

    public func saveFirst(_ state: WatchState) async throws(RepositoryError) -> Bool {
        try await save(state) { _ in false }
    }

    /// Stores a state if there is no readable one, or if it replaces the current one.
    private func save(
        _ state: WatchState,
        replaces: @escaping @Sendable (WatchState) -> Bool
    ) async throws(RepositoryError) -> Bool {
        let bytes: [UInt8]
        do throws(WatchLinkError) {
            bytes = try WatchPayload.encode(state)
        } catch {
            throw .unavailable(FailureCause(error))
        }
        let outcome = try await folder.change { [name] folder throws(SiteStoreError) in
            switch try folder.document(name).map(WatchPayload.state) {
            case .payload(let held) where !replaces(held):
                return Outcome.left
            case .newerVersion(let found):
                return .newerVersion(found, path: folder.path(of: name))
            case .payload, .unreadable, nil:
                try folder.replace(name) { file throws(SiteStoreError) in
                    try folder.write(bytes, to: file, at: 0)
                }
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
