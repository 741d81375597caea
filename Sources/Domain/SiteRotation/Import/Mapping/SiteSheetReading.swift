/// The reading of a table: the questions that are open, else the rows.
public enum SiteSheetReading: Hashable, Sendable {
    case questions([SiteSheetQuestion], SiteSheetMapping)
    case table(SiteHistoryTable, SiteSheetMapping)
}
