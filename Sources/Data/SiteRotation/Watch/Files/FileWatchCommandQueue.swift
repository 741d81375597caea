public import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain
import MomentumSiteStore

/// The watch's queue in a file, in which a command is from its request to its answer. On one
/// machine the phone reads the same file; elsewhere a transport sends what is in it.
public struct FileWatchCommandQueue: WatchCommandQueue {
    static let fileName = "commands"
    /// How the names of copies begin; each is of a queue that was found damaged, as it was.
    static let damagedPrefix = "commands.damaged-"
    /// How many commands wait at most; the whole queue is in memory while it is changed, which is
    /// some 100 bytes for each.
    static let capacity = 1000

    private let folder: WatchFolder
    private let damage = UntoldDamage()

    /// - Parameter folder: Where the queue is; it need not exist yet.
    public init(folder: URL) {
        self.init(WatchFolder(folder))
    }

    init(_ folder: WatchFolder) {
        self.folder = folder
    }

    public func send(_ command: SiteChangeCommand) async throws(WatchLinkError) {
        // Encoded before anything is touched: what cannot be sent is told at once (SR-134).
        _ = try WatchPayload.encode(command)
        let isQueued = try await change { file in
            guard file.payloads.count < Self.capacity || file.holds(command.id) else {
                return false
            }
            try? file.append(command)
            return true
        }
        guard isQueued else { throw .queueFull }
    }

    public func waiting() async throws(WatchLinkError) -> [SiteChangeCommand] {
        do throws(RepositoryError) {
            guard let bytes = try folder.read(Self.fileName) else { return [] }
            return try read(bytes).commands
        } catch {
            throw .repository(error)
        }
    }

    public func remove(_ ids: Set<SiteChangeCommand.ID>) async throws(WatchLinkError) {
        _ = try await change { file in
            let count = file.payloads.count
            file.remove(ids)
            return file.payloads.count < count
        }
    }

    /// Puts a damaged queue in order; the phone looks into the file by itself.
    ///
    /// - Throws: Once after each damage that was found, also by other calls, that there was some:
    ///   what is not whole any more may have been a request.
    public func resume() async throws(WatchLinkError) {
        try await mend()
        guard damage.isToldNow() else { return }
        throw .repository(SiteStoreError.unreadable(path: Self.fileName).repositoryError)
    }

    /// What is handed out of what waits, the oldest first.
    func due() async throws(WatchLinkError) -> ArraySlice<SiteChangeCommand> {
        try await waiting().prefix(SiteCommandWindow.size)
    }

    private func mend() async throws(WatchLinkError) {
        do throws(RepositoryError) {
            // Without the lock as long as all is well: this is asked for often.
            guard let bytes = try folder.read(Self.fileName), try read(bytes).isDamaged else {
                return
            }
        } catch {
            throw .repository(error)
        }
        _ = try await change { $0.isDamaged }
    }

    private func read(_ bytes: [UInt8]) throws(RepositoryError) -> SiteCommandFile {
        do throws(SiteStoreError) {
            return try SiteCommandFile(bytes)
        } catch {
            throw error.repositoryError
        }
    }

    /// Puts the changed queue in the place of the old one, when `body` says that it has changed.
    ///
    /// - Returns: What `body` says.
    private func change(
        _ body: @Sendable (inout SiteCommandFile) -> Bool
    ) async throws(WatchLinkError) -> Bool {
        do throws(RepositoryError) {
            return try await folder.change { [damage] folder throws(SiteStoreError) in
                let bytes = try folder.document(Self.fileName)
                var file =
                    try bytes.map { bytes throws(SiteStoreError) in
                        try SiteCommandFile(bytes)
                    } ?? SiteCommandFile()
                let isDamaged = file.isDamaged
                guard body(&file) else { return false }
                if isDamaged, let bytes {
                    // Under its check: a later damage takes nothing from an earlier one.
                    let name = Self.damagedPrefix + FNV1a.hash(of: bytes[...]).hex
                    try Self.write(bytes, name, folder)
                }
                try Self.write(file.encoded(), Self.fileName, folder)
                if isDamaged { damage.find() }
                return true
            }
        } catch {
            throw .repository(error)
        }
    }

    private static func write(
        _ bytes: [UInt8],
        _ name: String,
        _ folder: StoreFolder
    ) throws(SiteStoreError) {
        try folder.replace(name) { file throws(SiteStoreError) in
            try folder.write(bytes, to: file, at: 0)
        }
    }
}
