public import Foundation
import MomentumDomain

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

    /// The message of a sync status, a line for each fact.
    ///
    /// For an error, or a device whose sync storage could not be opened, it ends with a blank line
    /// and `Error: <domain> <code>`.
    public func message(for state: SiteSyncState, now: Date) -> String {
        // A line break in the name of a folder or a file must not begin a line.
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

    /// The missing changes; after a day the sentence gives a remedy in place of "on its way".
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

    /// The time since a date.
    ///
    /// A date in the future, from a clock that was set back, is just now.
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
