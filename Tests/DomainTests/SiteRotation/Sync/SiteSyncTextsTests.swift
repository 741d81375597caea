import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import Testing

/// The messages about sync.
@Suite struct SiteSyncTextsTests {
    private let texts = SiteTexts()
    private let now = Date(timeIntervalSince1970: 1_750_000_000)

    /// A row of the table of statuses.
    struct Row: Sendable {
        let status: SiteSyncStatus
        let symbol: String
        let label: String
        let message: String
    }

    static let rows = [
        Row(
            status: .localOnly,
            symbol: "internaldrive",
            label: "Kept on this device",
            message: "Sync is not available. All records stay on this device."
        ),
        Row(
            status: .waiting,
            symbol: "icloud",
            label: "Waiting for sync",
            message: "The first sync has not finished yet."
        ),
        Row(
            status: .offline,
            symbol: "icloud.slash",
            label: "Offline",
            message: "There is no connection. Sync continues by itself later."
        ),
        Row(
            status: .noAccount,
            symbol: "person.icloud",
            label: "Not signed in",
            message:
                "Sign in to sync: to iCloud in the system settings, to a server with name and password."
        ),
        Row(
            status: .syncing,
            symbol: "arrow.triangle.2.circlepath.icloud",
            label: "Syncing",
            message: "A sync is running."
        ),
        Row(
            status: .synced,
            symbol: "checkmark.icloud",
            label: "Up to date",
            message: "Sync is on."
        ),
        Row(
            status: error(7),
            symbol: "exclamationmark.icloud",
            label: "Sync problem, details available",
            message: """
                The sync service is busy. It is tried again shortly.

                Error: CKErrorDomain 7
                """
        ),
    ]

    @Test(arguments: rows)
    func `each status has its symbol, label and message (SR-116)`(row: Row) {
        // Only the end of a run makes it synced, and only that status has a time.
        let message =
            row.status == .synced
            ? texts.sync.syncIsOn : texts.message(for: state(row.status), now: now)

        #expect(row.status.symbol == row.symbol)
        #expect(texts.label(for: row.status) == row.label)
        #expect(message == row.message)
    }

    @Test(arguments: [
        (SiteSyncStatus.offline, "There is no connection. Sync continues by itself later.\n"),
        (.syncing, "A sync is running.\n"), (.synced, ""),
    ])
    func `the last sync is a line of its own (SR-116)`(status: SiteSyncStatus, start: String) {
        var state = SiteSyncState(isAvailable: true)
        state.receive(.ended(.import, at: now - 300))
        if status == .offline { state.receive(.connectionChanged(isConnected: false)) }
        if status == .syncing { state.receive(.started(.export)) }

        #expect(state.status == status)
        #expect(texts.message(for: state, now: now) == start + "Last synced 5 minutes ago.")
    }

    @Test(arguments: [
        (-60.0, "just now"), (0, "just now"), (59, "just now"), (60, "1 minute ago"),
        (3599, "59 minutes ago"), (3600, "1 hour ago"), (86_399, "23 hours ago"),
        (86_400, "1 day ago"), (864_000, "10 days ago"), (1e300, "11574074 days ago"),
    ])
    func `the time since the last sync is told in whole units (SR-116)`(
        seconds: Double,
        text: String
    ) {
        var state = SiteSyncState(isAvailable: true)
        state.receive(.ended(.import, at: now - seconds))

        let overdue = seconds >= 604_800 ? "\n" + texts.sync.overdue : ""
        #expect(texts.message(for: state, now: now) == "Last synced \(text)." + overdue)
    }

    @Test func `a week without a sync is worth a warning, also in a new process (TR-17)`() {
        var state = SiteSyncState(isAvailable: true)
        #expect(texts.message(for: state, now: now) == texts.sync.waitingMessage)

        state.receive(.remembered(lastSync: now - 604_799))
        #expect(texts.message(for: state, now: now) == "Last synced 6 days ago.")

        let later = now + 1
        #expect(
            texts.message(for: state, now: later)
                == "Last synced 7 days ago.\n" + texts.sync.overdue
        )
    }

    @Test
    func `details come before the end of an error, whatever they are (SR-115, SR-117, SR-119)`() {
        let part = SiteSyncFailure(domain: "X", code: 1, message: "p")
        let failure = SiteSyncFailure(
            domain: "CKErrorDomain",
            code: 2,
            message: "m",
            parts: [part, part]
        )
        var state = SiteSyncState(isAvailable: true)
        state.receive(.awaits(2, hasNewerFormat: true))
        state.receive(.failed(.export, failure))

        #expect(
            texts.message(for: state, now: now) == """
                Some records did not sync. They are tried again by itself.
                Details:
                X 1 (x2)
                2 changes of other devices are still on their way.
                Another device has a newer version. Update this one to receive what it records.

                Error: CKErrorDomain 2
                """
        )
    }

    @Test(arguments: [
        (SiteSyncFailure(domain: "A", code: -5, message: "Full."), "Full.\n\nError: A -5"),
        (
            SiteSyncFailure(message: " "),
            """
            Something unexpected went wrong with sync. It is tried again by itself.

            Error: SiteRotation.Sync 0
            """
        ),
        (
            SiteSyncFailure(domain: "CKErrorDomain", code: 6, message: "m"),
            """
            The sync service is temporarily unavailable. It is tried again by itself.

            Error: CKErrorDomain 6
            """
        ),
    ])
    func `an error ends with the domain and code of what decided (SR-115, SR-119)`(
        failure: SiteSyncFailure,
        text: String
    ) {
        var state = SiteSyncState(isAvailable: true)
        state.receive(.failed(.import, failure))

        #expect(texts.message(for: state, now: now) == text)
    }

    @Test
    func `what is awaited and a newer version are lines of any message (SR-117, ST-42, ST-44)`() {
        var state = SiteSyncState(isAvailable: true)
        state.receive(.awaits(1, hasNewerFormat: false))
        #expect(
            texts.message(for: state, now: now) == """
                The first sync has not finished yet.
                1 change of another device is still on its way.
                """
        )
        state.receive(.awaits(0, hasNewerFormat: true))
        #expect(
            texts.message(for: state, now: now) == """
                The first sync has not finished yet.
                Another device has a newer version. Update this one to receive what it records.
                """
        )
    }

    @Test(arguments: [
        (1, 86_399.0, "1 change of another device is still on its way."),
        (
            1, 86_400.0,
            """
            1 change of another device has not come; it was first missed 1 day ago. \
            Sync all your devices. What none of them has any more will not come.
            """
        ),
        (
            3, 4 * 86_400.0,
            """
            3 changes of other devices have not come; the first was missed 4 days ago. \
            Sync all your devices. What none of them has any more will not come.
            """
        ),
    ])
    func `what has not come for a day is not said to be on its way (SR-117, ST-44)`(
        count: Int,
        seconds: Double,
        line: String
    ) {
        var state = SiteSyncState(isAvailable: true)
        state.receive(.awaits(count, since: now - seconds, hasNewerFormat: false))

        #expect(
            texts.message(for: state, now: now) == "The first sync has not finished yet.\n\(line)"
        )
    }

    @Test(arguments: [
        (1, "1 change of another device is missing, and that device does not have it any more."),
        (
            2,
            "2 changes of other devices are missing, and those devices do not have them any more."
        ),
    ])
    func `what its own device has lost is said, and not awaited (SR-117, ST-44)`(
        count: Int,
        line: String
    ) {
        var state = SiteSyncState(isAvailable: true)
        state.receive(.awaits(0, lost: count, hasNewerFormat: false))

        #expect(
            texts.message(for: state, now: now) == "The first sync has not finished yet.\n\(line)"
        )
    }

    /// A state that shows the status, reached by events.
    private func state(_ status: SiteSyncStatus) -> SiteSyncState {
        var state = SiteSyncState(isAvailable: status != .localOnly)
        switch status {
        case .localOnly, .waiting: break
        case .offline: state.receive(.connectionChanged(isConnected: false))
        case .noAccount: state.receive(.accountChanged(isSignedIn: false))
        case .syncing: state.receive(.started(.setup))
        case .synced: state.receive(.ended(.setup, at: now))
        case .error: state.receive(.failed(.setup, Self.failure(7)))
        }
        #expect(state.status == status)
        return state
    }

    private static func error(_ code: Int) -> SiteSyncStatus {
        SiteSyncStatus(failure(code))
    }

    private static func failure(_ code: Int) -> SiteSyncFailure {
        SiteSyncFailure(domain: "CKErrorDomain", code: code, message: "m")
    }

    @Test(arguments: [
        ("iCloud is switched off for this app.", "iCloud is switched off for this app."),
        (" ", "Something unexpected went wrong with sync. It is tried again by itself."),
    ])
    func `that sync storage could not be opened is said with the reason (SR-148, SR-115)`(
        message: String,
        sentence: String
    ) {
        let reason = SiteSyncFailure(
            domain: "NSCocoaErrorDomain",
            code: 134_400,
            message: Phrase(verbatim: message)
        )

        #expect(
            texts.message(for: SiteSyncState(unavailable: reason), now: now) == """
                Sync is not available. All records stay on this device.
                \(sentence)

                Error: NSCocoaErrorDomain 134400
                """
        )
    }
}
