public import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain
import MomentumSiteStore

/// The watch's queue in a file, which stores each command from its request to its answer.
///
/// On one machine the phone reads the same file; elsewhere a transport sends the commands.
public struct FileWatchCommandQueue: WatchCommandQueue {
    static let fileName = "commands"
    static let refusalsName = "refusals.json"
    /// The prefix of copies; each is a damaged queue as it was found.
    static let damagedPrefix = "commands.damaged-"
    /// The maximum number of waiting commands; a change loads all of them, about 100 bytes each.
    static let capacity = 1000

    private let folder: WatchFolder
    private let damage = UntoldDamage()

    /// - Parameter folder: The folder of the queue, which may be missing.
    public init(folder: URL) {
        self.init(WatchFolder(folder))
    }

    init(_ folder: WatchFolder) {
        self.folder = folder
    }

    public func send(_ command: SiteChangeCommand) async throws(WatchLinkError) {
        // Encoded first, so that a command that cannot be sent fails at once (SR-134).
        _ = try WatchPayload.encode(command)
        let isQueued = try await change { file, _ in
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
            return try SiteCommandFile(reading: bytes).commands
        } catch {
            throw .repository(error)
        }
    }

    public func settle(_ answers: [SiteCommandAnswer]) async throws(WatchLinkError) {
        _ = try await change { file, folder throws(SiteStoreError) in
            let refused = WatchSituation.Refused.all(of: file.commands, in: answers)
            if !refused.isEmpty {
                // Written before the command leaves, so that a kill in between loses no refusal.
                try Self.changeRefusals(in: folder) { $0.add(refused) }
            }
            let count = file.payloads.count
            file.remove(Set(answers.map(\.id)))
            return file.payloads.count < count
        }
    }

    public func refused() async throws(WatchLinkError) -> [WatchSituation.Refused] {
        do throws(RepositoryError) {
            guard let bytes = try folder.read(Self.refusalsName) else { return [] }
            do throws(SiteStoreError) {
                return try SiteRefusalFile(bytes).refused
            } catch {
                throw error.repositoryError
            }
        } catch {
            throw .repository(error)
        }
    }

    public func dismiss(_ ids: Set<SiteChangeCommand.ID>) async throws(WatchLinkError) {
        do throws(RepositoryError) {
            try await folder.change { folder throws(SiteStoreError) in
                try Self.changeRefusals(in: folder) { $0.remove(ids) }
            }
        } catch {
            throw .repository(error)
        }
    }

    private static func changeRefusals(
        in folder: StoreFolder,
        _ body: (inout SiteRefusalFile) -> Void
    ) throws(SiteStoreError) {
        var file = SiteRefusalFile()
        if let bytes = try folder.document(refusalsName) { file = try SiteRefusalFile(bytes) }
        let before = file
        body(&file)
        if file != before { try write(file.encoded(), refusalsName, folder) }
    }

    /// Repairs a damaged queue; the phone reads the file itself.
    ///
    /// - Throws: An error once per damage, even if another call found it: the damaged bytes may
    ///   have been a request.
    public func resume() async throws(WatchLinkError) {
        try await mend()
        guard damage.isToldNow() else { return }
        throw .repository(.unreadable(Self.damage(in: folder, isMended: true)))
    }

    /// The damage of a queue as a cause, before or after the watch has repaired it.
    static func damage(in folder: WatchFolder, isMended: Bool) -> FailureCause {
        folder.damage(
            of: fileName,
            FailureCause(SiteStoreError.unreadable(path: fileName)),
            remedy: isMended
                ? "What could be read of the requests is in it again, and a copy of it is beside it."
                : "What could be read of the requests counts, and the watch repairs it."
        )
    }

    /// The waiting commands that may be sent now, oldest first.
    func due() async throws(WatchLinkError) -> ArraySlice<SiteChangeCommand> {
        try await waiting().prefix(SiteCommandWindow.size)
    }

    private func mend() async throws(WatchLinkError) {
        do throws(RepositoryError) {
            // An intact file needs no lock, because this runs often.
            guard let bytes = try folder.read(Self.fileName),
                try SiteCommandFile(reading: bytes).isDamaged
            else {
                return
            }
        } catch {
            throw .repository(error)
        }
        _ = try await change { file, _ in file.isDamaged }
    }

    /// Replaces the queue if `body` reports a change; returns its result.
    private func change(
        _ body: @Sendable (inout SiteCommandFile, StoreFolder) throws(SiteStoreError) -> Bool
    ) async throws(WatchLinkError) -> Bool {
        do throws(RepositoryError) {
            return try await folder.change { [damage] folder throws(SiteStoreError) in
                let bytes = try folder.document(Self.fileName)
                var file =
                    try bytes.map { bytes throws(SiteStoreError) in
                        try SiteCommandFile(bytes)
                    } ?? SiteCommandFile()
                let isDamaged = file.isDamaged
                guard try body(&file, folder) else { return false }
                if isDamaged, let bytes {
                    // The name has a digest, so a later copy does not replace an earlier one.
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
