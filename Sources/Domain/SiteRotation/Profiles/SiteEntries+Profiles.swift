extension SiteEntries {
    /// The profile of a row; `nil` for none.
    func profile(of row: EntryRow) -> WearProfile.ID? {
        details.records.isEmpty ? nil : details[row.id]?.profile?.value ?? nil
    }

    /// The number of entries at each of some distinct locations, in their order.
    ///
    /// - Complexity: O(1) per location for all profiles; otherwise O(*n*) once.
    func useCounts(at locations: [SiteLocation.ID], of profiles: WearProfileFilter) -> [Int] {
        guard profiles != .any else { return locations.map { use(of: $0)?.count ?? 0 } }
        let positions = Dictionary(zip(locations, 0...)) { first, _ in first }
        var counts = locations.map { _ in 0 }
        for row in blocks.joined() where profiles.contains(profile(of: row)) {
            if let position = location(of: row).flatMap({ positions[$0] }) { counts[position] += 1 }
        }
        return counts
    }

    /// The profile of the latest entry before a start with a chosen profile; the choice may be
    /// none.
    func lastProfileChoice(before start: Int64) -> WearProfile.ID?? {
        guard details.records.values.contains(where: { $0.profile != nil }) else { return nil }
        var position = start < .max ? firstPosition(from: start + 1) : count
        while position > 0 {
            position -= 1
            if let choice = details[row(at: position).id]?.profile { return .some(choice.value) }
        }
        return nil
    }
}
