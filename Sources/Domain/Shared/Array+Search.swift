extension Array {
    /// The index of the first element that does not come before the wanted one, or the count.
    ///
    /// `comesBefore` is true for a beginning of the array, and false for the rest. O(log *n*).
    @inlinable
    package func lowerBound(_ comesBefore: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = low + (high - low) / 2
            if comesBefore(self[middle]) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
