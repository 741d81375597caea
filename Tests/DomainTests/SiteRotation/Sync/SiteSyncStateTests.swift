import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import Testing

/// The transitions from one sync status to the next.
@Suite struct SiteSyncStateTests {
    /// A row of the table: an event, and the status after it.
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let events: [SiteSyncEvent]
        let status: SiteSyncStatus
    }

    static let time = Date(timeIntervalSince1970: 1_750_000_000)
    static let busy = SiteSyncFailure(domain: "CKErrorDomain", code: 7, message: "m")
    static let offline = SiteSyncFailure(domain: "CKErrorDomain", code: 3, message: "m")
    static let noAccount = SiteSyncFailure(domain: "CKErrorDomain", code: 9, message: "m")
    static let other = SiteSyncFailure(domain: "X", code: 1, message: "m")

    static let connected = SiteSyncEvent.connectionChanged(isConnected: true)
    static let disconnected = SiteSyncEvent.connectionChanged(isConnected: false)
    static let signedIn = SiteSyncEvent.accountChanged(isSignedIn: true)
    static let signedOut = SiteSyncEvent.accountChanged(isSignedIn: false)

    static let transitions = [
        Row(testDescription: "at first", events: [], status: .waiting),
        Row(testDescription: "connection lost", events: [disconnected], status: .offline),
        Row(
            testDescription: "connection back",
            events: [disconnected, connected],
            status: .waiting
        ),
        Row(
            testDescription: "connection back that was not lost",
            events: [.ended(.import, at: time), connected],
            status: .synced
        ),
        Row(testDescription: "account missing", events: [signedOut], status: .noAccount),
        Row(
            testDescription: "account missing while offline",
            events: [disconnected, signedOut],
            status: .offline
        ),
        Row(testDescription: "account back", events: [signedOut, signedIn], status: .waiting),
        Row(
            testDescription: "account there while it was not missing",
            events: [.ended(.import, at: time), signedIn],
            status: .synced
        ),
        Row(
            testDescription: "account there while offline",
            events: [disconnected, signedIn],
            status: .offline
        ),
        Row(testDescription: "a run starts", events: [.started(.setup)], status: .syncing),
        Row(
            testDescription: "the first run is given up",
            events: [.started(.setup), .cancelled(.setup)],
            status: .waiting
        ),
        Row(
            testDescription: "a run is given up after a good one",
            events: [.ended(.import, at: time), .started(.export), .cancelled(.export)],
            status: .synced
        ),
        Row(
            testDescription: "a run is given up after one of its kind failed",
            events: [.failed(.export, busy), .started(.export), .cancelled(.export)],
            status: SiteSyncStatus(busy)
        ),
        Row(
            testDescription: "one of two runs is given up",
            events: [.started(.import), .started(.export), .cancelled(.export)],
            status: .syncing
        ),
        Row(
            testDescription: "a run is given up when the connection is lost",
            events: [.started(.import), disconnected, .cancelled(.import)],
            status: .offline
        ),
        Row(
            testDescription: "a run is given up when the account is missing",
            events: [.started(.import), signedOut, .cancelled(.import)],
            status: .noAccount
        ),
        Row(
            testDescription: "a run ends well",
            events: [.started(.setup), .ended(.setup, at: time)],
            status: .synced
        ),
        Row(
            testDescription: "one of two runs ends well",
            events: [.started(.import), .started(.export), .ended(.import, at: time)],
            status: .syncing
        ),
        Row(
            testDescription: "a run fails",
            events: [.started(.export), .failed(.export, busy)],
            status: SiteSyncStatus(busy)
        ),
        Row(
            testDescription: "a run fails for want of a connection",
            events: [.failed(.import, offline)],
            status: .offline
        ),
        Row(
            testDescription: "a run fails for want of an account",
            events: [.failed(.import, noAccount)],
            status: .noAccount
        ),
        Row(
            testDescription: "the connection is lost in a run",
            events: [.started(.import), disconnected, connected, .ended(.export, at: time)],
            status: .synced
        ),
    ]

    static let failures = [
        Row(
            testDescription: "a good import does not hide a failed export",
            events: [.failed(.export, busy), .started(.import), .ended(.import, at: time)],
            status: SiteSyncStatus(busy)
        ),
        Row(
            testDescription: "a good export does",
            events: [.failed(.export, busy), .started(.export), .ended(.export, at: time)],
            status: .synced
        ),
        Row(
            testDescription: "of two failures the newer one is shown",
            events: [.failed(.export, busy), .failed(.import, other)],
            status: SiteSyncStatus(other)
        ),
        Row(
            testDescription: "when the newer one is over, the older one is shown again",
            events: [
                .failed(.export, busy), .failed(.import, other), .ended(.import, at: time),
            ],
            status: SiteSyncStatus(busy)
        ),
        Row(
            testDescription: "the same run fails in another way",
            events: [.failed(.export, busy), .failed(.export, other)],
            status: SiteSyncStatus(other)
        ),
        Row(
            testDescription: "a failure outlasts the loss of the connection",
            events: [.failed(.export, busy), disconnected, connected, .ended(.import, at: time)],
            status: SiteSyncStatus(busy)
        ),
        Row(
            testDescription: "being offline is over when the connection is back",
            events: [.failed(.export, offline), connected, .ended(.import, at: time)],
            status: .synced
        ),
        Row(
            testDescription: "having no account is over when it is back",
            events: [.failed(.export, noAccount), signedIn, .ended(.import, at: time)],
            status: .synced
        ),
        Row(
            testDescription: "while another run goes on, it is syncing",
            events: [.started(.import), .failed(.export, busy)],
            status: .syncing
        ),
    ]

    @Test(arguments: transitions)
    func `one status follows another (SR-117)`(row: Row) {
        #expect(state(after: row.events).status == row.status)
    }

    @Test(arguments: failures)
    func `a failure is shown until a run of its kind succeeds (SR-118)`(row: Row) {
        #expect(state(after: row.events).status == row.status)
    }

    @Test func `without sync the status stays what it is, whatever happens (SR-117)`() {
        for row in Self.transitions + Self.failures {
            var state = SiteSyncState(isAvailable: false)
            let effects = row.events.compactMap { state.receive($0) }
            #expect(state == SiteSyncState(isAvailable: false))
            #expect(effects == [])
        }
    }

    @Test func `the account is checked when a lost connection is back, and only then (SR-117)`() {
        var state = SiteSyncState(isAvailable: true)

        #expect(state.receive(Self.connected) == nil)
        #expect(state.receive(Self.disconnected) == nil)
        #expect(state.receive(Self.connected) == .checkAccount)
        #expect(state.receive(Self.connected) == nil)
        #expect(state.receive(.failed(.import, Self.offline)) == nil)
        #expect(state.receive(Self.connected) == .checkAccount)
        #expect(state.receive(Self.signedOut) == nil)
        #expect(state.receive(Self.connected) == nil)
    }

    @Test func `the last sync is the end of the last good run (SR-117)`() {
        var state = SiteSyncState(isAvailable: true)
        #expect(state.lastSync == nil)

        state.receive(.started(.import))
        #expect(state.lastSync == nil)
        state.receive(.ended(.import, at: Self.time))
        state.receive(.failed(.export, Self.busy))
        state.receive(Self.disconnected)
        #expect(state.lastSync == Self.time)
        state.receive(.ended(.import, at: Self.time + 60))
        #expect(state.lastSync == Self.time + 60)
    }

    @Test
    func `what is awaited and a newer version are known with any status (SR-117, ST-42, ST-44)`() {
        for row in Self.transitions + Self.failures {
            let first = SiteSyncEvent.awaits(3, since: Self.time, lost: 2, hasNewerFormat: true)
            var state = state(after: [first] + row.events)
            #expect((state.awaited, state.awaitedSince, state.lost) == (3, Self.time, 2))
            #expect(state.completedSyncs == 1)
            #expect(state.hasNewerFormat)
            #expect(state.status == row.status)
            state.receive(.awaits(0, hasNewerFormat: false))
            #expect((state.awaited, state.awaitedSince, state.lost) == (0, nil, 0))
            #expect(state.completedSyncs == 2)
            #expect(!state.hasNewerFormat)
            #expect(state.status == row.status)
        }
    }

    private func state(after events: [SiteSyncEvent]) -> SiteSyncState {
        var state = SiteSyncState(isAvailable: true)
        events.forEach { state.receive($0) }
        return state
    }

    @Test func `without its storage there is no sync, for good, and the reason is known (SR-148)`()
    {
        var state = SiteSyncState(unavailable: Self.noAccount)
        #expect(state.status == .localOnly)

        for event in [SiteSyncEvent.started(.setup), Self.connected] { state.receive(event) }

        #expect(state.status == .localOnly)
        #expect(state.unavailability == Self.noAccount)
        #expect(SiteSyncState(isAvailable: false).unavailability == nil)
    }
}
