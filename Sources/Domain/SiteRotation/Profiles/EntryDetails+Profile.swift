extension EntryDetails {
    /// Takes over a profile with its current minutes, or none.
    mutating func take(_ chosen: WearProfile?) {
        profile = .set(chosen?.id)
        target = .set(chosen.map { Int64($0.minutes) })
    }
}
