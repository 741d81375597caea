import Foundation
import MomentumData
import MomentumDomain
import MomentumSiteRotationDomain

extension JournalStore {
    /// Goes on under a new name: somebody else writes under the one before (ST-46).
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

    /// Begins a new journal, which is where other processes look who writes here.
    ///
    /// That comes before the name is taken: the lock is held until both are done, and stopped in
    /// between, nobody has another name. The other way round those that run would keep the old one.
    func announceName() throws(SiteStoreError) {
        guard journal != nil else { return }
        try checkEnd()
        // A flush of the new journal says nothing of what is in this one.
        try confirm()
        try startJournal(highest + 1)
    }

    /// A random number that no other replica has.
    func newReplica() -> UInt64 { identifiers.next().folded }

    /// Writes down who writes here, and which store it is.
    func takeName(replica: UInt64, storeID: UUID) throws(SiteStoreError) {
        guard let lock else { return }
        if replica != identity?.replica { try Quarantine(folder).remember(report.missing) }
        let new = StoreIdentity(
            storeID: storeID,
            replica: replica,
            lock: lock.identity,
            created: clock.now.milliseconds,
            hadChanges: identity?.hadChanges ?? false
        )
        try rememberName()
        try replaceIdentity(by: new)
        state.rename(replica)
    }

    /// Writes down the name that is about to be given up, first: its files stay this store's.
    private func rememberName() throws(SiteStoreError) {
        guard let identity else { return }
        var names = former
        names.insert(identity.header)
        try remember(names)
    }

    /// Writes down the names of files that the store has taken for its own although nothing named
    /// them: the next change marks the identity, and from then on only known names count.
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

    /// Notes in the identity that a change was confirmed here, once and after it was: the note
    /// never says more than what is on the device.
    ///
    /// The change is kept whatever becomes of the note, so that is tried again with the next one.
    func noteChange() {
        guard let lock, identity?.hadChanges == false else { return }
        try? readIdentity()
        guard let held = identity, !held.hadChanges else { return }
        try? replaceIdentity(
            by: StoreIdentity(
                storeID: held.storeID,
                replica: held.replica,
                lock: lock.identity,
                created: clock.now.milliseconds,
                hadChanges: true
            )
        )
    }
}

extension UUID {
    /// 64 bits that are as random as the identifier: its halves, laid over each other, because some
    /// bits of each are fixed.
    fileprivate var folded: UInt64 {
        withUnsafeBytes(of: uuid) { bytes in
            bytes.loadUnaligned(as: UInt64.self)
                ^ bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        }
    }
}
