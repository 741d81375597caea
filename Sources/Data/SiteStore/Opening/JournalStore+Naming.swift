import Foundation
import MomentumData
import MomentumDomain
import MomentumSiteRotationDomain

extension JournalStore {
    /// Continues under a new name, because another replica writes under the old one (ST-46).
    func nameReplicaAnew() throws(SiteStoreError) {
        guard let identity else { return }
        try announceName()
        try takeName(replica: newReplica(), storeID: identity.storeID)
    }

    /// Becomes a device of another store (ST-49).
    func adopt(storeID: UUID) throws(SiteStoreError) {
        guard let identity, identity.storeID != storeID else { return }
        try announceName()
        try takeName(replica: identity.replica, storeID: storeID)
    }

    /// Begins a new journal, at which other processes read the identity again; the new name comes
    /// after it.
    ///
    /// A stop in between leaves the old name everywhere. In the other order, running processes
    /// would keep the old name.
    func announceName() throws(SiteStoreError) {
        guard journal != nil else { return }
        try checkEnd()
        // A flush of the new journal does not cover this one.
        try confirm()
        try startJournal(highest + 1)
    }

    func newReplica() -> UInt64 { identifiers.next().folded }

    func takeName(replica: UInt64, storeID: UUID) throws(SiteStoreError) {
        guard let lock else { return }
        if replica != identity?.replica { try Quarantine(folder).remember(report.missing) }
        let new = StoreIdentity(
            storeID: storeID,
            replica: replica,
            lock: lock.identity,
            created: dates.now.milliseconds,
            hadChanges: identity?.hadChanges ?? false
        )
        try rememberName()
        try replaceIdentity(by: new)
        state.rename(replica)
    }

    /// Writes the name about to be replaced first, so that its files still belong to this store.
    private func rememberName() throws(SiteStoreError) {
        guard let identity else { return }
        var names = former
        names.insert(identity.header)
        try remember(names)
    }

    /// Writes the names of files that the store adopted although nothing named them.
    ///
    /// The next change marks the identity, and from then on only known names count.
    func rememberKin() throws(SiteStoreError) {
        guard let identity else { return }
        var own = former
        own.insert(identity.header)
        let known = own
        own.formUnion(kinship)
        if own != known { try remember(own) }
    }

    private func remember(_ names: StoreKinship) throws(SiteStoreError) {
        guard names != former else { return }
        let bytes = names.encoded(header(.former, generation: 0))
        try folder.replace(StoreKinship.fileName) { file throws(SiteStoreError) in
            try folder.write(bytes, to: file, at: 0)
        }
        former = names
        kinship.formUnion(names)
    }

    private func replaceIdentity(by new: StoreIdentity) throws(SiteStoreError) {
        let name = StoreIdentity.fileName
        try folder.replace(name) { file throws(SiteStoreError) in
            try folder.write(new.encoded(), to: file, at: 0)
        }
        folder.fileSystem.keepOnDevice(folder.path(of: name))
        identity = new
    }

    /// Marks once in the identity that this folder confirmed a change.
    ///
    /// The mark follows the change, so it never promises more than the device holds. If it fails,
    /// the next change tries again.
    func noteChange() {
        guard let lock, identity?.hadChanges == false else { return }
        try? readIdentity()
        guard let held = identity, !held.hadChanges else { return }
        try? replaceIdentity(
            by: StoreIdentity(
                storeID: held.storeID,
                replica: held.replica,
                lock: lock.identity,
                created: dates.now.milliseconds,
                hadChanges: true
            )
        )
    }
}

extension UUID {
    /// 64 random bits: the exclusive or of its halves, because some bits of each are fixed.
    fileprivate var folded: UInt64 {
        withUnsafeBytes(of: uuid) { bytes in
            bytes.loadUnaligned(as: UInt64.self)
                ^ bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        }
    }
}
