/// The result of reading a table: the open questions, or the rows.
public enum SiteSheetReading: Hashable, Sendable {
    case questions([SiteSheetQuestion], SiteSheetMapping)
    case table(SiteHistoryTable, SiteSheetMapping)
}
