public import Foundation
import MomentumDomain

extension SiteTexts {
    /// The sentences and labels of sync; part of ``SiteTexts``.
    public struct Sync: Sendable {
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
        /// The message for an error without one.
        public var unknown =
            "Something unexpected went wrong with sync. It is tried again by itself."

        public var lastSynced: @Sendable (_ time: String) -> String = { "Last synced \($0)." }
        /// The last sync with the folder of the device.
        public var syncedWith: @Sendable (_ time: String, _ folder: String) -> String = {
            "Synced \($0) with \($1)."
        }
        /// The last sync with the folder of the device, at least 7 days ago.
        public var notSynced: @Sendable (_ days: Int) -> String = { "Not synced for \($0) days." }
        /// The warning after 7 days without a sync.
        public var overdue =
            "That is a week or longer. What was recorded since is on one device only; see that the folder is reached."
        public var justNow = "just now"
        public var minutesAgo: @Sendable (Int) -> String = {
            $0 == 1 ? "1 minute ago" : "\($0) minutes ago"
        }
        public var hoursAgo: @Sendable (Int) -> String = {
            $0 == 1 ? "1 hour ago" : "\($0) hours ago"
        }

        /// The number of other devices' changes that are still missing.
        public var awaited: @Sendable (Int) -> String = {
            $0 == 1
                ? "1 change of another device is still on its way."
                : "\($0) changes of other devices are still on their way."
        }
        /// The changes that are missing for a day or longer, with a remedy.
        public var awaitedLong: @Sendable (Int, _ time: String) -> String = { count, time in
            let missing =
                count == 1
                ? "1 change of another device has not come; it was first missed \(time)."
                : "\(count) changes of other devices have not come; the first was missed \(time)."
            return missing + " Sync all your devices. What none of them has any more will not come."
        }
        /// The changes that their own devices also lost, according to their publications.
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
}

extension SiteTexts {
    /// The short label of a sync status.
    public func label(for status: SiteSyncStatus) -> String {
        switch status {
        case .localOnly: sync.localOnly
        case .waiting: sync.waiting
        case .offline: sync.offline
        case .noAccount: sync.noAccount
        case .syncing: sync.syncing
        case .synced: sync.synced
        case .error: sync.problem
        }
    }

    /// The message of a sync status, one line per fact.
    ///
    /// For an error, or a device whose sync storage could not be opened, it ends with a blank line
    /// and `Error: <domain> <code>`.
    public func message(for state: SiteSyncState, now: Date) -> String {
        // A line break in the name of a folder or file must not start a line.
        var lines = sentences(for: state, now: now).map { sentence in
            sentence.split(whereSeparator: \.isNewline).joined(separator: " ")
        }
        lines += missing(in: state, now: now)
        if let last = state.lastSync, KnownSyncFolder.isOverdue(last, at: now) {
            lines.append(sync.overdue)
        }
        if state.hasNewerFormat { lines.append(sync.newerFormat) }
        if case .error(let problem) = state.status {
            lines += ["", "Error: \(problem.cause.domain) \(problem.cause.code)"]
        } else if let reason = state.unavailability {
            lines += ["", "Error: \(reason.domain) \(reason.code)"]
        }
        return lines.joined(separator: "\n")
    }

    /// The age of the last sync with the folder of this device, in a sentence.
    ///
    /// `nil` if an earlier version did not record it.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - name: The name of the folder in its usual form.
    ///   - now: The current time.
    /// - Returns: A sentence with its full stop.
    public func lastSync(with folder: KnownSyncFolder, named name: String, now: Date) -> String? {
        guard let lastSync = folder.lastSync else { return nil }
        // A line break in the name must not start a line.
        let name = name.split(whereSeparator: \.isNewline).joined(separator: " ")
        return folder.isOverdue(at: now)
            ? sync.notSynced(Int(min(now.timeIntervalSince(lastSync), 1e12) / 86_400))
            : sync.syncedWith(timePassed(since: lastSync, now: now), name)
    }

    /// The missing changes; after a day the sentence offers a remedy in place of "on its way".
    private func missing(in state: SiteSyncState, now: Date) -> [String] {
        var lines: [String] = []
        if state.awaited > 0 {
            let since = state.awaitedSince ?? now
            let isLate = now >= since + 86_400
            lines.append(
                isLate
                    ? sync.awaitedLong(state.awaited, timePassed(since: since, now: now))
                    : sync.awaited(state.awaited)
            )
        }
        if state.lost > 0 { lines.append(sync.lost(state.lost)) }
        return lines
    }

    private func sentences(for state: SiteSyncState, now: Date) -> [String] {
        let lastSync = state.lastSync.map { [sync.lastSynced(timePassed(since: $0, now: now))] }
        switch state.status {
        case .localOnly:
            let reason = state.unavailability.map { sentences(for: .other($0.message)) }
            return [sync.localOnlyMessage] + (reason ?? [])
        case .waiting: return lastSync ?? [sync.waitingMessage]
        case .offline: return [sync.offlineMessage] + (lastSync ?? [])
        case .noAccount: return [sync.noAccountMessage]
        case .syncing: return [sync.syncingMessage] + (lastSync ?? [])
        case .synced: return lastSync ?? [sync.syncIsOn]
        case .error(let problem): return sentences(for: problem.reason)
        }
    }

    private func sentences(for reason: SiteSyncProblem.Reason) -> [String] {
        switch reason {
        case .unavailable: [sync.unavailable]
        case .busy: [sync.busy]
        case .partial(let details) where details.isEmpty: [sync.partial]
        case .partial(let details): [sync.partial, sync.details] + details
        case .other(let message) where message.allSatisfy(\.isWhitespace): [sync.unknown]
        case .other(let message): [message]
        }
    }

    /// The time that has passed since a date.
    ///
    /// A date in the future, from a clock that was set back, counts as just now.
    private func timePassed(since date: Date, now: Date) -> String {
        // Limited so that the number of days fits an `Int`.
        let seconds = min(max(now.timeIntervalSince(date), 0), 1e12)
        let minutes = Int(seconds / 60)
        switch minutes {
        case 0: return sync.justNow
        case ..<60: return sync.minutesAgo(minutes)
        case ..<1440: return sync.hoursAgo(minutes / 60)
        default: return daysAgo(minutes / 1440)
        }
    }
}
