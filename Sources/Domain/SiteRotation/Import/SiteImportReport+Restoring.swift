extension SiteImportReport {
    /// Whether it brings back a history: at least one entry was taken over (SR-87).
    public var restoresEntries: Bool {
        if case .entries = content { importedCount > 0 } else { false }
    }
}
