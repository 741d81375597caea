extension EntryDetails {
    /// Applies a profile with its present minutes, or none.
    mutating func apply(_ chosen: WearProfile?) {
        profile = .set(chosen?.id)
        target = .set(chosen.map { Int64($0.minutes) })
    }
}
