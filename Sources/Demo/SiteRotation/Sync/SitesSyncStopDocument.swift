/// What `sites sync --stop --json` prints.
struct SitesSyncStopDocument: Encodable, Sendable {
    @Nullable var stopped: String?
}
