extension Array where Element: Identifiable {
    /// Puts an element in the place of the one with its id, or at the end.
    mutating func replaceOrAppend(_ element: Element) {
        if let index = firstIndex(where: { $0.id == element.id }) {
            self[index] = element
        } else {
            append(element)
        }
    }
}
