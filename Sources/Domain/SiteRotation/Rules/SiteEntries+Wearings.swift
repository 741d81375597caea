import Foundation

extension SiteEntries {
    /// The completed wearings at each of some distinct places, by profile.
    ///
    /// - Complexity: One pass over the rows, and sorting the hours; no entry is created.
    func completedWearings(
        at locations: [SiteLocation.ID],
        of profiles: WearProfileFilter
    ) -> [[WearProfile.ID?: CompletedWearings]] {
        let positions = Dictionary(zip(locations, 0...)) { first, _ in first }
        let positionOfPlace = places.map { positions[$0] }
        let haveDetails = !details.records.isEmpty
        // Most rows have no profile, and find their list without a dictionary.
        var lists = [
            locations.map { location in
                CompletedWearings(capacity: use(of: location)?.count ?? 0)
            }
        ]
        var listOfProfile: [WearProfile.ID: Int] = [:]
        var haveReasons = false
        for block in blocks.indices {
            // By position, because a copy of a row counts a reference to its note.
            let rows = blocks[block]
            let next = block + 1 < blocks.count ? blocks[block + 1].first?.start : nil
            for index in rows.indices {
                let details = haveDetails ? details[rows[index].id] : nil
                let reason = details?.reason?.value
                haveReasons = haveReasons || reason != nil
                let following = index + 1 < rows.count ? rows[index + 1].start : next
                guard rows[index].place >= 0,
                    let position = positionOfPlace[Int(rows[index].place)],
                    let end = shownEnd(of: rows[index], before: following)
                else { continue }
                var list = 0
                if let profile = details?.profile?.value {
                    list = listOfProfile[profile] ?? lists.count
                    if list == lists.count {
                        lists.append(locations.map { _ in CompletedWearings() })
                        listOfProfile[profile] = list
                    }
                }
                lists[list][position].add(
                    hours: Double(end - rows[index].start) / 3_600_000,
                    reason: haveReasons ? .some(reason) : .none
                )
            }
        }
        for list in lists.indices {
            for position in lists[list].indices { lists[list][position].sort() }
        }
        let known = listOfProfile.map { (Optional($0.key), $0.value) } + [(nil, 0)]
        let chosen = known.filter { profiles.contains($0.0) }
        return locations.indices.map { position in
            Dictionary(uniqueKeysWithValues: chosen.map { ($0.0, lists[$0.1][position]) })
                .filter { !$0.value.hours.isEmpty }
        }
    }
}
