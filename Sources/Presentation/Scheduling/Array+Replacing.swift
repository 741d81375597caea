extension Array where Element: Identifiable {
    /// Replaces the element with the same id, or appends the new one.
    mutating func replaceOrAppend(_ element: Element) {
        if let index = firstIndex(where: { $0.id == element.id }) {
            self[index] = element
        } else {
            append(element)
        }
    }
}
