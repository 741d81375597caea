extension Array where Element: Identifiable, Element.ID: Comparable {
    /// The last element of each id, at the position of the first.
    ///
    /// A list with a repeated id would show one item twice, and lose changes to either.
    var lastOfEachID: [Element] {
        // A server lists by id, and ascending ids are distinct.
        guard !zip(self, dropFirst()).allSatisfy({ $0.id < $1.id }) else { return self }
        var places: [Element.ID: Int] = [:]
        var rows: [Element] = []
        for element in self {
            if let place = places[element.id] {
                rows[place] = element
            } else {
                places[element.id] = rows.count
                rows.append(element)
            }
        }
        return rows
    }
}
