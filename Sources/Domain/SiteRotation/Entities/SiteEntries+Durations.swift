import Foundation

extension SiteEntries {
    /// The worn hours of the completed entries at each of some distinct locations, in their order.
    ///
    /// - Complexity: One pass over the rows; no entry is created.
    func completedHours(at locations: [SiteLocation.ID]) -> [[Double]] {
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
