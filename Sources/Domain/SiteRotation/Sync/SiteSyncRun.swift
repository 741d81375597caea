/// The parts of a sync, whose failures are told apart (SR-118).
public enum SiteSyncRun: Hashable, Sendable, CaseIterable {
    /// Looking at the folder, and joining it.
    case setup
    /// Taking in what other devices wrote.
    case `import`
    /// Handing out what this device wrote.
    case export
}
