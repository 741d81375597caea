/// The sentences and labels of sync, a part of ``SiteTexts``.
public struct SiteSyncTexts: Sendable {
    public var localOnly = "Kept on this device"
    public var waiting = "Waiting for sync"
    public var offline = "Offline"
    public var noAccount = "Not signed in"
    public var syncing = "Syncing"
    public var synced = "Up to date"
    public var problem = "Sync problem, details available"

    public var localOnlyMessage = "Sync is not available. All records stay on this device."
    public var waitingMessage = "The first sync has not finished yet."
    public var offlineMessage = "There is no connection. Sync continues by itself later."
    /// The account depends on the sync service.
    public var noAccountMessage = """
        Sign in to sync: to iCloud in the system settings, to a server with name and password.
        """
    public var syncingMessage = "A sync is running."
    public var syncIsOn = "Sync is on."

    public var unavailable =
        "The sync service is temporarily unavailable. It is tried again by itself."
    public var busy = "The sync service is busy. It is tried again shortly."
    public var partial = "Some records did not sync. They are tried again by itself."
    public var details = "Details:"
    /// For an error without a message.
    public var unknown = "Something unexpected went wrong with sync. It is tried again by itself."

    public var lastSynced: @Sendable (_ time: String) -> String = { "Last synced \($0)." }
    /// For 7 days or longer without a sync.
    public var overdue =
        "That is a week or longer. What was recorded since is on one device only; see that the folder is reached."
    public var justNow = "just now"
    public var minutesAgo: @Sendable (Int) -> String = {
        $0 == 1 ? "1 minute ago" : "\($0) minutes ago"
    }
    public var hoursAgo: @Sendable (Int) -> String = { $0 == 1 ? "1 hour ago" : "\($0) hours ago" }

    /// For changes of other devices still missing, by their number.
    public var awaited: @Sendable (Int) -> String = {
        $0 == 1
            ? "1 change of another device is still on its way."
            : "\($0) changes of other devices are still on their way."
    }
    /// For changes missing a day or longer, with a remedy.
    public var awaitedLong: @Sendable (Int, _ time: String) -> String = { count, time in
        let missing =
            count == 1
            ? "1 change of another device has not come; it was first missed \(time)."
            : "\(count) changes of other devices have not come; the first was missed \(time)."
        return missing + " Sync all your devices. What none of them has any more will not come."
    }
    /// For changes that their own devices lost too, by their publications.
    public var lost: @Sendable (Int) -> String = {
        $0 == 1
            ? "1 change of another device is missing, and that device does not have it any more."
            : "\($0) changes of other devices are missing, and those devices do not have them any more."
    }
    public var newerFormat =
        "Another device has a newer version. Update this one to receive what it records."

    public var clockAhead =
        "Another device has written something more than five minutes from now. One of the clocks is wrong."

    public init() {}
}
