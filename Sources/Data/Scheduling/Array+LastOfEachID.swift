extension Array where Element: Identifiable, Element.ID: Comparable {
    /// The last element of each id, in the place of the first: a list with an id twice would show
    /// one thing as two, and lose a change to either.
    var lastOfEachID: [Element] {
        // A server lists by id, and ids that grow are different.
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
