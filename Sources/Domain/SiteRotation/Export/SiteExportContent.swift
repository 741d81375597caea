/// The content of an exported file.
public enum SiteExportContent: String, Hashable, Sendable, CaseIterable {
    case history
    /// The reasons, findings and planned times of the entries, without columns in the history.
    case details
    /// The locations, with fields that a file of entries cannot have.
    case locations
}
