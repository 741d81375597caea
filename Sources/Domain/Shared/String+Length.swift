extension String {
    /// True if the text has more than `limit` characters or `limit` × 32 bytes, in O(`limit`).
    package func isLonger(than limit: Int) -> Bool {
        // A character can have any number of scalars; no human writing needs 32 bytes for each.
        utf8.count > limit && (utf8.count > limit * 32 || !dropFirst(limit).isEmpty)
    }
}
