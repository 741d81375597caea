import Foundation

extension SiteEntries {
    /// The worn hours of the completed entries at each of some distinct locations, by profile.
    ///
    /// - Complexity: One pass over the rows; no entry is created.
    func completedHours(
        at locations: [SiteLocation.ID],
        of profiles: WearProfileFilter
    ) -> [[WearProfile.ID?: [Double]]] {
        guard haveProfiles else {
            guard profiles.contains(nil) else { return locations.map { _ in [:] } }
            return completedHours(at: locations).map { $0.isEmpty ? [:] : [nil: $0] }
        }
        let positions = Dictionary(zip(locations, 0...)) { first, _ in first }
        var hours = locations.map { _ in [WearProfile.ID?: [Double]]() }
        for (row, end) in Walk(through: self) {
            guard let end, let position = location(of: row).flatMap({ positions[$0] }) else {
                continue
            }
            let profile = profile(of: row)
            guard profiles.contains(profile) else { continue }
            hours[position][profile, default: []].append(Double(end - row.start) / 3_600_000)
        }
        return hours
    }

    /// The worn hours of the completed entries at each of some distinct locations, in their order.
    ///
    /// - Complexity: One pass over the rows; no entry is created.
    private func completedHours(at locations: [SiteLocation.ID]) -> [[Double]] {
        let lists = Dictionary(zip(locations, 0...)) { first, _ in first }
        let listOfPlace = places.map { lists[$0] }
        var hours = locations.map { location in
            var list: [Double] = []
            list.reserveCapacity(use(of: location)?.count ?? 0)
            return list
        }
        for block in blocks.indices {
            let rows = blocks[block]
            let next = block + 1 < blocks.count ? blocks[block + 1].first?.start : nil
            for index in rows.indices where rows[index].place >= 0 {
                guard let list = listOfPlace[Int(rows[index].place)] else { continue }
                let following = index + 1 < rows.count ? rows[index + 1].start : next
                guard let end = shownEnd(of: rows[index], before: following) else { continue }
                hours[list].append(Double(end - rows[index].start) / 3_600_000)
            }
        }
        return hours
    }
}
