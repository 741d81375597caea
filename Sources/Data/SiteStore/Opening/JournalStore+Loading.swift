import Foundation
import MomentumData
import MomentumDomain
import MomentumSiteRotationDomain

extension JournalStore {
    /// Reads all files anew without changing any (Docs/Formats/Store.md, "Opening", 2 to 4).
    ///
    /// After an error the store is as before.
    package func load() throws(SiteStoreError) {
        _ = try loadContents()
    }

    /// Reads all files and repairs them; the caller holds the lock (Docs/Formats/Store.md,
    /// "Opening").
    ///
    /// If only the repair fails, the store just reads until it is opened again; ``failure`` has the
    /// reason.
    package func loadAndRecover(isSalvaging: Bool = false) throws(SiteStoreError) {
        var contents = try loadContents(isSalvaging: isSalvaging)
        (isRecovered, settled) = (true, journal?.generation)
        do throws(SiteStoreError) {
            if !contents.foreign.isEmpty {
                try putAsideForeign(contents.foreign)
                // A file of this store may be missing in the place of a foreign one.
                contents = try loadContents(isSalvaging: isSalvaging)
                (isRecovered, settled) = (true, journal?.generation)
            }
            try takeIdentity(contents)
            try recover(contents)
            // Missing transactions are part of the reported damage.
            if contents.isDamaged { try Quarantine(folder).note(contents.missing) }
            report.take(try Quarantine(folder).notes(), contents, isCut: true)
        } catch .cancelled {
            // The files are intact; the next writer repairs them.
            isRecovered = false
            throw .cancelled
        } catch {
            giveUp(error)
        }
    }

    /// Stops writing until the store is opened again (ST-21).
    package func giveUp(_ error: SiteStoreError) {
        let failure =
            error.systemError ?? FileSystemError(call: .write, path: folder.path, code: EIO)
        self.failure = failure
        report.readOnlyReason = failure.sentence
    }

    private func loadContents(
        isSalvaging: Bool = false
    ) throws(SiteStoreError) -> StoreContents {
        let contents = try StoreContents.read(folder, isSalvaging: isSalvaging)
        (former, kinship) = (contents.former, contents.kinship)
        guard contents.highest > 0 || highest == 0 else {
            // The next write first looks for the folder in its place.
            isRecovered = false
            // A folder that was removed is no empty store (SR-13).
            throw .unreadable(path: folder.path)
        }
        let current = try openCurrent(of: contents)
        use(current)
        var read = contents.state
        read.look(at: dates.now)
        if state.records != read.records { version += 1 }
        state = read
        (base, snapshotSize, highest) = (contents.base, contents.snapshotSize, contents.highest)
        olderJournalSize =
            contents.journals.map(\.end).reduce(0, +)
            - (current == nil ? 0 : contents.journals.last?.end ?? 0)
        (isRecovered, hasUnflushed, settled) = (false, true, nil)
        report = StoreReport(contents, in: folder)
        report.isCopy = lock.map { contents.isCopy($0.identity) } ?? false
        return contents
    }

    /// Opens the journal to which transactions are appended, if there is one.
    private func openCurrent(
        of contents: StoreContents
    ) throws(SiteStoreError) -> CurrentJournal? {
        guard let last = contents.journals.last, last.isUsable,
            last.name.generation == contents.highest
        else { return nil }
        return CurrentJournal(
            file: try folder.call { fileSystem throws(FileSystemError) in
                try fileSystem.open(
                    folder.path(of: last.name),
                    lock == nil ? .reading : .writing
                )
            },
            generation: last.name.generation,
            end: last.end,
            landmark: last.landmark
        )
    }

    /// Reads the identity, or names a new store, a copy or a restored backup anew (ST-46).
    private func takeIdentity(_ contents: StoreContents) throws(SiteStoreError) {
        guard let lock else { return }
        let held = contents.identity
        identity = held
        for (name, size) in contents.brokenNames {
            try Quarantine(folder).keep(
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
        if held?.lock == lock.identity { return }
        // The memory of a folder may be newer than the journals that were copied with it.
        folder.forgetSyncFolders()
        try takeName(
            replica: newReplica(),
            storeID: held?.storeID ?? contents.storeID ?? identifiers.next()
        )
    }
}
