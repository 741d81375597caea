import Foundation
import MomentumDomain
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// The news of settings that are saved in two places.
@Suite(.timeLimit(.minutes(1))) struct RecordedSettingsNewsTests {
    @Test func `a change in both places is told once, as a whole (SR-83, SR-201)`() async throws {
        let folder = TemporaryFolder()
        let device = HeldMirror(
            device: FileSiteSettingsRepository(file: folder.url.appending(path: "settings.json"))
        )
        let repository = RecordedSiteSettingsRepository(
            records: InMemorySiteRotationRepository(),
            device: device,
            identifiers: RandomIdentifiers(),
            dates: FixedWallClock(now: Date(timeIntervalSince1970: 1_750_000_000))
        )
        _ = try await repository.settings()
        var changes = repository.changes().makeAsyncIterator()

        async let changed = repository.change([.targetHours(48), .onboardingCompleted(true)])
        await device.gate.waitForRequests()
        // The device's document has changed, the records not yet: a reader sees half of it.
        #expect(try await repository.settings() == SiteSettings(isOnboardingCompleted: true))
        device.gate.answer(0, with: ())

        let expected = SiteSettings(targetHours: 48, isOnboardingCompleted: true)
        #expect(try await changed == expected)
        #expect(await changes.next() == expected)
    }
}

/// A device whose changes wait for a gate.
private struct HeldMirror: SiteSettingsMirror {
    let gate = Gate<Void, Void, Never>(cancellation: nil)
    let device: FileSiteSettingsRepository

    func settings() async throws(RepositoryError) -> SiteSettings {
        try await device.settings()
    }

    func change(_ changes: [SiteSettingsChange]) async throws(RepositoryError) -> SiteSettings {
        try await device.change(changes)
    }

    func changes() -> AsyncStream<SiteSettings> { device.changes() }

    func document() async throws(RepositoryError) -> MirroredSiteSettings {
        try await device.document()
    }

    func mirror(
        _ settings: SiteSettings,
        over document: MirroredSiteSettings,
        changing changes: [SiteSettingsChange]
    ) async throws(RepositoryError) {
        try await device.mirror(settings, over: document, changing: changes)
        if !changes.isEmpty { await gate.pass(()) }
    }
}
