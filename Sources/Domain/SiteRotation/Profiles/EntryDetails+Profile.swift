extension EntryDetails {
    /// Takes a profile with its present minutes, or none.
    mutating func take(_ chosen: WearProfile?) {
        profile = .set(chosen?.id)
        target = .set(chosen.map { Int64($0.minutes) })
    }
}
