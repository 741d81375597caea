extension String {
    /// True if the text has more characters than `limit`, or is as large as no such text is.
    ///
    /// - Complexity: O(`limit`).
    package func isLonger(than limit: Int) -> Bool {
        // A character can have any number of scalars; so many of them is no writing of people.
        utf8.count > limit && (utf8.count > limit * 32 || !dropFirst(limit).isEmpty)
    }
}
