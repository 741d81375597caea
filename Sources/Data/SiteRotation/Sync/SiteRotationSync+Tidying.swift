import Foundation
import MomentumDomain

extension SiteRotationSync {
    /// How many files a device has in the folder before it makes one of them (ST-48).
    static let fileLimit = 64

    /// Replaces many files by one, and publishes what only a device knew whose folder is gone.
    func tidy(_ session: inout SyncSession) async throws(SiteSyncFailure) {
        let orphaned = noteDevices(&session)
        let isCrowded =
            session.memory.own.count > Self.fileLimit && session.memory.retirement == nil
        if !orphaned.isEmpty || isCrowded {
            let file = try await registers(storeID: session.storeID)
            let old = session.memory.own.keys.filter { $0 != file.path }.sorted()
            let made = try await create([file], &session)
            for device in orphaned { session.memory.devices[device] = nil }
            if isCrowded {
                session.memory.retirement = SyncMemory.Retirement(
                    successor: made[0].path,
                    paths: old,
                    since: clock.now
                )
            }
        }
        try await removeRetired(&session)
    }

    /// Saves what is known now, where that is something new.
    func finish(_ session: inout SyncSession) async throws(SiteSyncFailure) {
        let location = folder.location
        let (memory, before) = (session.memory, session.before)
        let missing = try await stored { store throws(SiteStoreError) in
            if memory != before {
                try SyncMemoryFile(store.folder, location: location)
                    .save(memory, header: store.header(.sync, generation: 0))
            }
            let own = store.identity?.replica
            return store.counters.reduce(0) { count, counters in
                guard counters.key != own else { return count }
                return count
                    + counters.value.gaps.reduce(0) { $0 + Int($1.upperBound - $1.lowerBound) + 1 }
            }
        }
        session.outcome.awaited = max(session.outcome.awaited, missing)
    }

    /// Removes files a day after the one that replaces them was listed: by then nobody is about to
    /// read them.
    private func removeRetired(_ session: inout SyncSession) async throws(SiteSyncFailure) {
        guard let retirement = session.memory.retirement,
            session.listing.files[retirement.successor] != nil,
            clock.now >= retirement.since + Self.day
        else { return }
        for path in retirement.paths {
            try await folder.remove(path)
            session.memory.own[path] = nil
        }
        session.memory.retirement = nil
    }

    /// Notes which devices have files here.
    ///
    /// - Returns: Those whose files have been gone for a day (ST-45).
    private func noteDevices(_ session: inout SyncSession) -> [String] {
        let present = session.listing.devices
        for device in present { session.memory.devices[device] = .some(nil) }
        var orphaned: [String] = []
        for (device, since) in session.memory.devices where !present.contains(device) {
            guard let since else {
                session.memory.devices[device] = clock.now
                continue
            }
            if clock.now >= since + Self.day { orphaned.append(device) }
        }
        return orphaned
    }
}
