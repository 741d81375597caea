import Foundation
import MomentumData
import MomentumDomain
import MomentumSiteRotationDomain

/// The name of the store and its replica, and the names that identify the store's own files.
struct StoreName {
    private let folder: StoreFolder
    private let lock: FileIdentity?
    private let identifiers: any IdentifierSource
    private let dates: any WallClock
    private(set) var identity: StoreIdentity?
    private var former = StoreKinship()
    /// All names in the store's files at the last reading.
    private var kinship = StoreKinship()

    /// Creates a name that is not read yet; without a lock it is never written.
    init(
        _ folder: StoreFolder,
        lock: FileIdentity?,
        identifiers: any IdentifierSource,
        dates: any WallClock
    ) {
        self.folder = folder
        self.lock = lock
        self.identifiers = identifiers
        self.dates = dates
    }

    /// True if a file belongs to this store, under a present or former name.
    func isOwn(_ header: FileHeader) -> Bool {
        identity?.storeID == header.storeID || identity?.replica == header.replica
            || kinship.includes(header)
    }

    func header(
        _ kind: FileKind,
        generation: UInt64,
        storeID: UUID? = nil
    ) -> FileHeader {
        FileHeader(
            kind: kind,
            storeID: storeID ?? identity?.storeID ?? UUID(uuid: TransactionFormat.orderID.uuid),
            generation: generation,
            replica: identity?.replica ?? 0,
            created: dates.now.milliseconds
        )
    }

    func newReplica() -> UInt64 { identifiers.next().folded }

    /// Reads the identity, which another process may have changed with a new journal.
    ///
    /// Returns false if it is missing or unreadable; the name is then unchanged.
    mutating func read() throws(SiteStoreError) -> Bool {
        let limit = StoreKinship.maximumSize
        let bytes = try folder.readIfPresent(StoreIdentity.fileName, limit: limit)
        guard let held = bytes.flatMap(StoreIdentity.init) else { return false }
        identity = held
        return true
    }

    /// Adopts the names in the files that were read, except the identity.
    mutating func adoptKin(_ contents: StoreContents) {
        (former, kinship) = (contents.former, contents.kinship)
    }

    /// Adopts the identity that was read, or renames a new store, a copy or a restored backup
    /// (ST-46).
    mutating func adopt(
        _ contents: StoreContents,
        missing: [SiteStoreFiles.Missing]
    ) throws(SiteStoreError) {
        guard let lock else { return }
        let held = contents.identity
        identity = held
        for (name, size) in contents.brokenNames {
            try Quarantine(folder).save(
                try folder.read(name, limit: size)[...],
                of: name,
                because: "It names the store or did so before, and could not be read.\n"
            )
            // The identity is replaced; the files still have the former names.
            if name == StoreKinship.fileName, !contents.hasUnnamedKin {
                folder.removeIfPossible(name)
            }
        }
        try rememberKin()
        if held?.lock == lock { return }
        // The memory of a folder may be newer than the journals that were copied with it. The
        // folder itself stays known: otherwise the copy would silently no longer sync.
        folder.forgetFilesOfSyncFolders()
        try adopt(
            replica: newReplica(),
            storeID: held?.storeID ?? contents.storeID ?? identifiers.next(),
            missing: missing
        )
    }

    /// Writes another name; the missing transactions of the present replica are still reported.
    mutating func adopt(
        replica: UInt64,
        storeID: UUID,
        missing: [SiteStoreFiles.Missing]
    ) throws(SiteStoreError) {
        guard let lock else { return }
        if replica != identity?.replica { try Quarantine(folder).remember(missing) }
        let new = StoreIdentity(
            storeID: storeID,
            replica: replica,
            lock: lock,
            created: dates.now.milliseconds,
            hadChanges: identity?.hadChanges ?? false
        )
        // Written first, so that files with the present name still belong to this store.
        if let identity {
            var names = former
            names.insert(identity.header)
            try remember(names)
        }
        try replaceIdentity(by: new)
    }

    /// Marks once in the identity that this folder confirmed a change; returns true if the identity
    /// was read again.
    ///
    /// The mark follows the change, so it never promises more than the device holds. If writing it
    /// fails, the next change tries again.
    mutating func recordChange() -> Bool {
        guard let lock, identity?.hadChanges == false else { return false }
        let isRead = (try? read()) ?? false
        guard let held = identity, !held.hadChanges else { return isRead }
        try? replaceIdentity(
            by: StoreIdentity(
                storeID: held.storeID,
                replica: held.replica,
                lock: lock,
                created: dates.now.milliseconds,
                hadChanges: true
            )
        )
        return isRead
    }

    /// Writes the names of files that the store adopted although no other file names them.
    ///
    /// The next change marks the identity; from then on only known names count.
    private mutating func rememberKin() throws(SiteStoreError) {
        guard let identity else { return }
        var own = former
        own.insert(identity.header)
        let known = own
        own.formUnion(kinship)
        if own != known { try remember(own) }
    }

    private mutating func remember(_ names: StoreKinship) throws(SiteStoreError) {
        guard names != former else { return }
        let bytes = names.encoded(header(.former, generation: 0))
        try folder.replace(StoreKinship.fileName, with: bytes)
        former = names
        kinship.formUnion(names)
    }

    private mutating func replaceIdentity(by new: StoreIdentity) throws(SiteStoreError) {
        try folder.replace(StoreIdentity.fileName, with: new.encoded())
        folder.fileSystem.keepOnDevice(folder.path(of: StoreIdentity.fileName))
        identity = new
    }
}

extension UUID {
    /// The UUID as 64 random bits: the exclusive or of its halves, because some bits of each are
    /// fixed.
    fileprivate var folded: UInt64 {
        withUnsafeBytes(of: uuid) { bytes in
            bytes.loadUnaligned(as: UInt64.self)
                ^ bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        }
    }
}
