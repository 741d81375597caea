/// The content of an exported file.
public enum SiteExportContent: String, Hashable, Sendable, CaseIterable {
    case history
    /// The reasons, findings and planned times of the entries, which the history has no columns
    /// for.
    case details
    /// The locations, with fields that a file of entries lacks.
    case locations
}
