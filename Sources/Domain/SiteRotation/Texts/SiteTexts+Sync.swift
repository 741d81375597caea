public import Foundation
import MomentumDomain

extension SiteTexts {
    /// The sentences and labels of sync; part of ``SiteTexts``.
    public struct Sync: Sendable {
        private let words: Words

        public var localOnly: String { words("Kept on this device") }
        public var waiting: String { words("Waiting for sync") }
        public var offline: String { words("Offline") }
        public var noAccount: String { words("Not signed in") }
        public var syncing: String { words("Syncing") }
        public var synced: String { words("Up to date") }
        public var problem: String { words("Sync problem, details available") }

        public var localOnlyMessage: String {
            words("Sync is not available. All records stay on this device.")
        }
        public var waitingMessage: String { words("The first sync has not finished yet.") }
        public var offlineMessage: String {
            words("There is no connection. Sync continues by itself later.")
        }
        /// The account depends on the sync service.
        public var noAccountMessage: String {
            words(
                """
                Sign in to sync: to iCloud in the system settings, to a server with name and \
                password.
                """
            )
        }
        public var syncingMessage: String { words("A sync is running.") }
        public var syncIsOn: String { words("Sync is on.") }

        public var unavailable: String {
            words("The sync service is temporarily unavailable. It is tried again by itself.")
        }
        public var busy: String { words("The sync service is busy. It is tried again shortly.") }
        public var partial: String {
            words("Some records did not sync. They are tried again by itself.")
        }
        public var details: String { words("Details:") }
        /// The message for an error without one.
        public var unknown: String {
            words("Something unexpected went wrong with sync. It is tried again by itself.")
        }

        /// In English: `Last synced {time}.`.
        public func lastSynced(_ time: String) -> String {
            words("Last synced \(time).")
        }
        /// The last sync with the folder of the device.
        public func syncedWith(_ time: String, _ folder: String) -> String {
            words("Synced \(time) with \(folder).")
        }
        /// The last sync with the folder of the device, at least 7 days ago.
        public func notSynced(_ days: Int) -> String {
            words("Not synced for \(count: days) days.")
        }
        /// The warning after 7 days without a sync.
        public var overdue: String {
            words(
                """
                That is a week or longer. What was recorded since is on one device only; see \
                that the folder is reached.
                """
            )
        }
        public var justNow: String { words("just now") }
        /// In English: `{count} minutes ago`.
        public func minutesAgo(_ count: Int) -> String {
            words(Phrase(count, "1 minute ago", "\(count: count) minutes ago"))
        }
        /// In English: `{count} hours ago`.
        public func hoursAgo(_ count: Int) -> String {
            words(Phrase(count, "1 hour ago", "\(count: count) hours ago"))
        }

        /// The number of other devices' changes that are still missing.
        public func awaited(_ count: Int) -> String {
            words(
                Phrase(
                    count,
                    "1 change of another device is still on its way.",
                    "\(count: count) changes of other devices are still on their way."
                )
            )
        }
        /// The changes that have been missing for a day or longer, with a remedy.
        public func awaitedLong(_ count: Int, _ time: String) -> String {
            let missing = Phrase(
                count,
                "\(count: count) change of another device has not come; it was first missed \(time).",
                "\(count: count) changes of other devices have not come; the first was missed \(time)."
            )
            return words(
                """
                \(missing) Sync all your devices. What none of them has any more will not come.
                """
            )
        }
        /// The changes that their own devices also lost, according to their publications.
        public func lost(_ count: Int) -> String {
            words(
                Phrase(
                    count,
                    """
                    1 change of another device is missing, and that device does not have it \
                    any more.
                    """,
                    """
                    \(count: count) changes of other devices are missing, and those devices do not \
                    have them any more.
                    """
                )
            )
        }
        public var newerFormat: String {
            words(
                "Another device has a newer version. Update this one to receive what it records."
            )
        }

        public var clockAhead: String {
            words(
                """
                Another device has written something more than five minutes from now. One of \
                the clocks is wrong.
                """
            )
        }

        init(words: Words) { self.words = words }
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
            lines += ["", words(problem.cause.line)]
        } else if let reason = state.unavailability {
            lines += ["", words("Error: \(reason.domain) \(reason.code)")]
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
        case .other(let message) where message.isBlank: [sync.unknown]
        case .other(let message): [words(message)]
        }
    }

    /// The time that has passed since a date.
    ///
    /// A date in the future, from a clock that was set back, counts as just now.
    package func timePassed(since date: Date, now: Date) -> String {
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
