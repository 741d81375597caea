/// The fate of the sectors and names that were not flushed when the power failed.
enum Survival: CaseIterable {
    case allKept
    case allLost
    /// The lengths of files are kept, and their new sectors are zeros.
    case zeroed
    /// Chance decides for each sector and each name.
    case partly
    /// The bytes are kept, and chance decides for each name.
    case namesPartly
}
