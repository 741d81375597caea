/// What a file holds, as its format has read it.
public enum SiteImportFile: Hashable, Sendable {
    case history(SiteHistoryTable)
    case locations(SiteLocationsTable)
}
