/// Every sentence and label of the tracker, in one table that a host can replace (SR-158).
///
/// Names of places are no texts: they are what the wearer typed (SR-7 to SR-9).
public struct SiteTexts: Sendable {
    public var unknownLocation = "Unknown Location"
    public var noActiveSite = "No Active Site"
    public var invitation = "Log your first site change to begin."
    public var everythingUsedRecently = "Every location was used recently."
    public var longestRested = "Longest rested"
    public var active = "Active"

    public var neverUsed = "Never used"
    public var today = "Today"
    public var daysAgo: @Sendable (Int) -> String = { $0 == 1 ? "1 day ago" : "\($0) days ago" }

    public var hours = "hours"
    public var since: @Sendable (_ start: String) -> String = { "Since \($0)" }
    /// The value of the ring, for assistive technology: `61 of 72 hours, due soon` (SR-155).
    public var ring: @Sendable (_ elapsed: String, _ target: String, _ status: String) -> String = {
        "\($0) of \($1), \($2)"
    }
    public var onTrack = "On track"
    public var dueSoon = "Due soon"
    public var overdue = "Overdue"

    /// Says that the latest change lies ahead of the clock, and by how much (TR-2).
    public var lead: @Sendable (_ lead: String) -> String = {
        "The latest change is \($0) ahead of this clock; this one was set to the same time."
    }
    /// Names entries that lie in the future, the first few of `count` (TR-4).
    public var ahead: @Sendable (_ count: Int, _ named: [String]) -> String = {
        SiteTexts.apart(
            $0 == 1 ? "1 entry lies in the future" : "\($0) entries lie in the future",
            count: $0,
            named: $1
        )
    }
    /// Names entries whose times no calendar has, the first few of `count` (TR-5).
    public var impossible: @Sendable (_ count: Int, _ named: [String]) -> String = {
        SiteTexts.apart(
            $0 == 1
                ? "1 entry is damaged: no calendar has its time"
                : "\($0) entries are damaged: no calendar has their times",
            count: $0,
            named: $1
        )
    }

    public var recommended = "Recommended"
    public var avoid = "Avoid, used recently"

    public var disclaimer = """
        This is a personal record, not a medical device, and it gives no medical advice. \
        Questions about your therapy belong to your care team.
        """

    public var locations = SiteLocationTexts()
    public var settings = SiteSettingsTexts()
    public var statistics = SiteStatisticsTexts()
    public var sync = SiteSyncTexts()
    public var watch = WatchTexts()

    /// The table in English.
    public init() {}
}
