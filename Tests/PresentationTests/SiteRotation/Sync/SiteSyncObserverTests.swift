import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Observation
import Testing

/// The one observer of sync, from its first appearance to the end of its owner.
@MainActor
@Suite struct SiteSyncObserverTests {
    let synchronizer = MockSiteSynchronizer()
    let connection = ManualConnection()
    let account = MockSiteSyncAccount()
    let log = Log()

    /// The logged causes.
    @MainActor
    @Observable
    final class Log {
        var causes: [FailureCause] = []
    }

    @Test func `it follows the synchronizer and the connection (SR-117, SR-122)`() async {
        account.asking.always { true }
        let observer = observer()
        #expect(observer.status.status == .waiting)

        observer.start()
        synchronizer.announce(.started(.import))
        await Observed.change { observer.status.status == .syncing }
        synchronizer.announce(.ended(.import, at: SiteScreen.now))
        await Observed.change { observer.status.status == .synced }
        connection.report(false)
        await Observed.change { observer.status.status == .offline }
        synchronizer.announce(.awaits(2, hasNewerFormat: true))
        await Observed.change { observer.status.awaited == 2 }

        #expect(observer.status.lastSync == SiteScreen.now)
        #expect(observer.status.hasNewerFormat)
    }

    @Test func `nothing runs before it is shown, and showing it again changes nothing (SR-122)`()
        async
    {
        account.asking.always { true }
        let observer = observer()
        #expect(synchronizer.listeners == 0)
        #expect(account.asking.calls.isEmpty)

        observer.start()
        observer.start()

        #expect(synchronizer.listeners == 1)
        synchronizer.announce(.started(.setup))
        await Observed.change { observer.status.status == .syncing }
        #expect(account.asking.calls.count == 1)
    }

    @Test func `without sync it starts nothing (SR-117, SR-122)`() {
        let observer = SiteSyncObserver(
            synchronizer: nil,
            account: account,
            connection: connection
        ) { _ in }

        observer.start()

        #expect(observer.status.status == .localOnly)
        #expect(account.asking.calls.isEmpty)
    }

    @Test func `the account is checked at the start and when the connection is back (SR-117)`()
        async
    {
        account.asking.next(.success(true), .success(false))
        let observer = observer()
        observer.start()
        connection.report(false)
        await Observed.change { observer.status.status == .offline }

        connection.report(true)
        await Observed.change { observer.status.status == .noAccount }

        #expect(account.asking.calls.count == 2)
    }

    @Test func `an account check that fails keeps the status and is logged (SR-122)`() async {
        let failure = SiteSyncFailure(domain: "CKErrorDomain", code: 4, message: "m")
        account.asking.next(.failure(failure))
        let observer = observer()

        observer.start()
        await Observed.change { !log.causes.isEmpty }

        #expect(log.causes == [FailureCause(domain: "CKErrorDomain", code: 4, detail: "m")])
        #expect(observer.status == SiteSyncState(isAvailable: true))
    }

    @Test func `an answer about the account that is overtaken is dropped (SR-122)`() async {
        let gate = Gate<Void, Bool, SiteSyncFailure>(cancellation: nil)
        account.asking.always(gate.pass)
        let observer = observer()
        observer.start()
        await gate.waitForRequests(1)
        connection.report(false)
        connection.report(true)
        await gate.waitForRequests(2)

        gate.answer(1, with: true)
        gate.answer(0, with: false)
        synchronizer.announce(.awaits(1, hasNewerFormat: false))
        await Observed.change { observer.status.awaited == 1 }

        #expect(observer.status.status == .waiting)
    }

    @Test func `it goes with its owner, and what it began goes with it (SR-122)`() async {
        account.asking.always { true }
        var observer: SiteSyncObserver? = observer()
        weak let kept = observer
        observer?.start()
        synchronizer.announce(.started(.setup))
        await Observed.change { kept?.status.status == .syncing }

        observer = nil

        await synchronizer.waitForEnd()
        #expect(kept == nil)
        #expect(synchronizer.listeners == 0)
    }

    private func observer() -> SiteSyncObserver {
        SiteSyncObserver(
            synchronizer: synchronizer,
            account: account,
            connection: connection
        ) { [log] in log.causes.append($0) }
    }

    @Test
    func `sync storage that cannot be opened leaves a device that works, and says why (SR-148)`()
        async
    {
        let reason = SiteSyncFailure(domain: "X", code: 7, message: "Nobody is signed in.")
        let observer = SiteSyncObserver(
            synchronizer: nil,
            unavailable: reason,
            account: account,
            connection: connection,
            log: { _ in }
        )

        observer.start()

        #expect(observer.status == SiteSyncState(unavailable: reason))
        #expect(observer.status.status == .localOnly)
        #expect(account.asking.calls.isEmpty)
    }
}
