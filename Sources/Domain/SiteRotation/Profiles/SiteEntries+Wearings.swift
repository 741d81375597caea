import Foundation

extension SiteEntries {
    /// The start of the first entry with a reason, from which failures are counted.
    ///
    /// - Complexity: O(*n*) in the number of entries before it.
    var firstReason: Int64? {
        let further = details.records
        guard !further.isEmpty else { return nil }
        return blocks.joined().first { row in
            further.index(forKey: row.id).flatMap { further.values[$0].reason?.value } != nil
        }?.start
    }

    /// The completed wearings at each of some distinct places, by profile.
    ///
    /// `firstReason` is ``firstReason`` of the whole history.
    ///
    /// - Complexity: One pass over the rows, plus sorting the hours; no entry is created.
    func completedWearings(
        at locations: [SiteLocation.ID],
        of profiles: WearProfileFilter,
        firstReason: Int64?
    ) -> [[WearProfile.ID?: CompletedWearings]] {
        let positions = Dictionary(zip(locations, 0...)) { first, _ in first }
        let positionOfPlace = places.map { positions[$0] }
        let further = details.records
        // The wearings of all places without a profile, as most rows are, then those of each
        // profile.
        var wearings = locations.map { location in
            CompletedWearings(capacity: use(of: location)?.count ?? 0)
        }
        var firstOfProfile: [WearProfile.ID: Int] = [:]
        let firstReason = firstReason ?? .max
        for block in blocks.indices {
            // Finds rows by position, because copying a row retains its note.
            let rows = blocks[block]
            let next = block + 1 < blocks.count ? blocks[block + 1].first?.start : nil
            for index in rows.indices {
                // Changes rows in place, because the further fields of an entry are expensive to
                // copy.
                let found = further.isEmpty ? nil : further.index(forKey: rows[index].id)
                let reason = found.flatMap { further.values[$0].reason?.value }
                let following = index + 1 < rows.count ? rows[index + 1].start : next
                guard rows[index].place >= 0,
                    let position = positionOfPlace[Int(rows[index].place)],
                    let end = shownEnd(of: rows[index], before: following)
                else { continue }
                var first = 0
                if let profile = found.flatMap({ further.values[$0].profile?.value }) {
                    first = firstOfProfile[profile] ?? wearings.count
                    if first == wearings.count {
                        wearings += locations.map { _ in CompletedWearings() }
                        firstOfProfile[profile] = first
                    }
                }
                wearings[first + position].add(
                    hours: Double(end - rows[index].start) / 3_600_000,
                    reason: rows[index].start >= firstReason ? .some(reason) : .none
                )
            }
        }
        for index in wearings.indices { wearings[index].sort() }
        let known = firstOfProfile.map { (Optional($0.key), $0.value) } + [(nil, 0)]
        let chosen = known.filter { profiles.contains($0.0) }
        return locations.indices.map { position in
            Dictionary(uniqueKeysWithValues: chosen.map { ($0.0, wearings[$0.1 + position]) })
                .filter { !$0.value.hours.isEmpty }
        }
    }
}
