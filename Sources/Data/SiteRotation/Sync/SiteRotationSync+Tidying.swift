import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteStore

extension SiteRotationSync {
    /// Merges many files into one, and publishes transactions that only vanished files had (ST-45).
    func tidy(_ session: inout SyncSession) async throws(SiteSyncFailure) {
        let (device, counters) = try await stored { ($0.replica, $0.numbers) }
        session.memory.noteOrphans(
            of: PublishedNumbers(counters.filter { $0.key != device }),
            listing: session.listing,
            now: dates.now
        )
        let gone = session.memory.gone.filter { dates.now >= $0.value.since + Self.day }
        let isCrowded =
            session.memory.own.count > limits.files && session.memory.retirement == nil
        let isOrphaned =
            session.memory.orphans.map { dates.now >= $0.since + Self.day } ?? false
        if !gone.isEmpty || isOrphaned || isCrowded {
            let file = try await registers(storeID: session.storeID)
            let made = try await create([file], &session)[0].path
            for path in gone.keys { session.memory.gone[path] = nil }
            session.memory.orphans = nil
            if isCrowded {
                session.memory.retirement = SyncMemory.Retirement(
                    successor: made,
                    paths: session.memory.own.keys.filter { $0 != made }.sorted(),
                    since: dates.now
                )
            }
        }
        try await removeRetired(&session)
    }

    /// Saves the memory, and reports the transactions still to come.
    ///
    /// - Parameters:
    ///   - session: The sync that ends.
    ///   - isWhole: True if all of it succeeded. Only then the folder becomes the one of this
    ///     device, because a wrong folder would keep the right one out.
    /// - Throws: The reason it could not be saved.
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
        session.memory.awaited = missing.names.reduce(into: [:]) { awaited, name in
            awaited[name] = session.memory.awaited[name] ?? dates.now
        }
        session.outcome.awaited = missing.awaited
        session.outcome.awaitedSince = session.memory.awaited.values.min()
        session.outcome.lost = missing.lost
        try await remember(&session, isWhole: isWhole)
    }

    /// Saves the memory if it changed; throws `otherFolder` if the device has moved to another one.
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
            // If the file was removed meanwhile, everything has to be read and published again.
            let isKnown = try file.load().location != nil
            guard before.location == nil || isKnown else { return nil }
            // A sync with another folder that still runs ends when it finds its memory gone.
            if isWhole, before.location == nil { try file.removeOthers() }
            try file.save(memory, header: store.memoryHeader)
            return nil
        }
        if let elsewhere { throw .otherFolder(elsewhere) }
        session.before = memory
        if isWhole { self.isMoving = false }
    }

    /// The time of a successful sync, to the minute: a smaller difference is not worth a write.
    private func lastSync(after before: SyncMemory) -> Date {
        let now = dates.now
        guard let last = before.lastSync, abs(now.timeIntervalSince(last)) < 60 else { return now }
        return last
    }

    /// Removes files a day after their successor was listed: no device is about to read them then.
    ///
    /// It removes only files whose numbers the successor has, and only while the successor is
    /// complete. A file of registers that was cut cannot be read, and lacks what this device had
    /// lost when it made the file (ST-48). The next successor merges the remaining files.
    private func removeRetired(_ session: inout SyncSession) async throws(SiteSyncFailure) {
        guard let retirement = session.memory.retirement,
            dates.now >= retirement.since + Self.day
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
