import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteStore

extension SiteRotationSync {
    /// Replaces many files by one, and publishes what only files had that are gone (ST-45).
    func tidy(_ session: inout SyncSession) async throws(SiteSyncFailure) {
        let (device, counters) = try await stored { ($0.replica, $0.numbers) }
        session.memory.noteOrphans(
            of: PublishedNumbers(counters.filter { $0.key != device }),
            listing: session.listing,
            now: clock.now
        )
        let gone = session.memory.gone.filter { clock.now >= $0.value.since + Self.day }
        let isCrowded =
            session.memory.own.count > limits.files && session.memory.retirement == nil
        let isOrphaned =
            session.memory.orphans.map { clock.now >= $0.since + Self.day } ?? false
        if !gone.isEmpty || isOrphaned || isCrowded {
            let file = try await registers(storeID: session.storeID)
            let made = try await create([file], &session)[0].path
            for path in gone.keys { session.memory.gone[path] = nil }
            session.memory.orphans = nil
            if isCrowded {
                session.memory.retirement = SyncMemory.Retirement(
                    successor: made,
                    paths: session.memory.own.keys.filter { $0 != made }.sorted(),
                    since: clock.now
                )
            }
        }
        try await removeRetired(&session)
    }

    /// Saves what is known now, and says what is still to come.
    ///
    /// - Parameters:
    ///   - session: The sync that ends.
    ///   - isWhole: Whether all of it succeeded. The folder becomes the one of this device with the
    ///     first sync that does: a wrong one would keep the right one out.
    /// - Throws: Why that could not be saved.
    func finish(
        _ session: inout SyncSession,
        isWhole: Bool
    ) async throws(SiteSyncFailure) {
        let (own, counters) = try await stored { store throws(SiteStoreError) in
            (store.replica, store.numbers)
        }
        let missing = SyncGaps(
            counters,
            own: own,
            files: session.memory.known.filter { session.listing.has($0.key, $0.value) },
            incomplete: session.incomplete
        )
        session.memory.awaited = missing.names.reduce(into: [:]) { dates, name in
            dates[name] = session.memory.awaited[name] ?? clock.now
        }
        session.outcome.awaited = missing.awaited
        session.outcome.awaitedSince = session.memory.awaited.values.min()
        session.outcome.lost = missing.lost
        try await remember(&session, isWhole: isWhole)
    }

    /// Saves what is known now, where that is something new.
    ///
    /// - Throws: `SiteSyncFailure.otherFolder(_:)` when the device has moved to another folder
    ///   meanwhile.
    func remember(
        _ session: inout SyncSession,
        isWhole: Bool = false
    ) async throws(SiteSyncFailure) {
        let (location, isMoving) = (folder.location, isMoving)
        session.memory.location = isWhole ? location : session.before.location
        session.memory.lastSync =
            isWhole ? lastSync(after: session.before) : session.before.lastSync
        let (memory, before) = (session.memory, session.before)
        guard memory != before else { return }
        let elsewhere = try await stored { store throws(SiteStoreError) -> String? in
            let file = SyncMemoryFile(store.folder, location: location)
            if !isMoving, let elsewhere = try file.otherLocation() { return elsewhere }
            // Where it was taken away meanwhile, everything is to be read and published once more.
            let isKnown = try file.load().location != nil
            guard before.location == nil || isKnown else { return nil }
            // A sync with another folder that is still running sees by this that it is over there.
            if isWhole, before.location == nil { try file.removeOthers() }
            try file.save(memory, header: store.memoryHeader)
            return nil
        }
        if let elsewhere { throw .otherFolder(elsewhere) }
        session.before = memory
        if isWhole { self.isMoving = false }
    }

    /// The time of a sync that succeeded, to the minute: less is not worth a write.
    private func lastSync(after before: SyncMemory) -> Date {
        let now = clock.now
        guard let last = before.lastSync, abs(now.timeIntervalSince(last)) < 60 else { return now }
        return last
    }

    /// Removes files a day after the one that replaces them was listed: by then nobody is about to
    /// read them.
    ///
    /// Only what that file has, and only while it is there with all its bytes: of a file of
    /// registers that was cut nothing can be read, and what this device had lost when it made the
    /// file is not in it (ST-48). What stays is put together with the next file.
    private func removeRetired(_ session: inout SyncSession) async throws(SiteSyncFailure) {
        guard let retirement = session.memory.retirement,
            clock.now >= retirement.since + Self.day
        else { return }
        if let successor = session.memory.own[retirement.successor] {
            guard session.listing.has(retirement.successor, successor) else { return }
            for path in retirement.paths {
                guard let old = session.memory.own[path],
                    successor.numbers.contains(old.numbers)
                else { continue }
                try await folder.remove(path)
                session.memory.own[path] = nil
            }
        }
        session.memory.retirement = nil
    }
}
