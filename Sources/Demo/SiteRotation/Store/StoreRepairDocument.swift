/// What `sites store repair --json` prints.
struct StoreRepairDocument: Encodable, Sendable {
    /// How many entries there are now.
    var entries = 0
    /// What was found; `null` when there was nothing to look at.
    @Nullable var report: StoreReportDocument?
}
