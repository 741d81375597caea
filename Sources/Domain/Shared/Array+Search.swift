extension Array {
    /// The index of the first element for which `comesBefore` is false, or the count.
    ///
    /// `comesBefore` must be true for a prefix of the array, and false for the rest. O(log *n*).
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
