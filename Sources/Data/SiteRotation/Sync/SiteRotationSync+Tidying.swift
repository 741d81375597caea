import Foundation
import MomentumDomain

extension SiteRotationSync {
    /// Replaces many files by one, and publishes what only files had that are gone (ST-45).
    func tidy(_ session: inout SyncSession) async throws(SiteSyncFailure) {
        let orphaned = session.memory.gone.filter { clock.now >= $0.value + Self.day }
        let isCrowded =
            session.memory.own.count > limits.files && session.memory.retirement == nil
        if !orphaned.isEmpty || isCrowded {
            let file = try await registers(storeID: session.storeID)
            let old = session.memory.own.keys.filter { $0 != file.path }.sorted()
            let made = try await create([file], &session)
            for path in orphaned.keys { session.memory.gone[path] = nil }
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
        session.memory.location = location
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
}
