import Foundation
import MomentumContainer
import MomentumDI
import MomentumDomain
import MomentumSiteRotationDI
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SiteSyncBuilderTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)

    /// A device whose records are in a folder of their own.
    private func device(
        _ place: SiteSyncPlace?,
        keeping folder: URL
    ) throws -> (DependencyContainer, SiteSyncStatusViewModel) {
        try device(
            SiteSyncAssembly(place: place) { Issue.record("logged: \($0)") },
            keeping: folder
        )
    }

    private func device(
        _ assembly: SiteSyncAssembly,
        keeping folder: URL
    ) throws -> (DependencyContainer, SiteSyncStatusViewModel) {
        var builder = ContainerBuilder()
        builder.install(
            SystemAssembly(
                dates: FixedWallClock(now: now),
                calendar: Calendar(identifier: .gregorian),
                locale: Locale(identifier: "en_GB")
            )
        )
        builder.install(SiteRotationAssembly(storage: .folder(folder)))
        builder.install(assembly)
        let container = try builder.build()
        return (container, try SiteSyncBuilder(container: container).makeStatusViewModel())
    }

    @Test func `a sync is shown on every screen, by one observer (SR-116, SR-122)`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let shared = DirectorySyncFolder(folder.path)
        try await shared.make()
        let place = SiteSyncPlace(folder: shared)
        let (container, screen) = try device(place, keeping: folder.appending(path: "own"))
        let other = try SiteSyncBuilder(container: container).makeStatusViewModel()
        #expect(screen.texts.label == "Waiting for sync")

        screen.appear()
        other.appear()
        await screen.sync().value
        await Observed.change { screen.state.completedSyncs == 1 }

        #expect(screen.texts.label == "Up to date")
        #expect(screen.texts.message == "Last synced just now.")
        #expect(other.state == screen.state)
    }

    @Test
    func `a folder that fails, an account and a connection reach the screen (SR-117, SR-119)`()
        async throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (changes, network) = AsyncStream<Bool>.makeStream()
        let (_, screen) = try device(
            SiteSyncPlace(
                folder: FailingFolder(),
                account: MockSiteSyncAccount(isSignedIn: false),
                connection: GivenConnection(stream: changes)
            ),
            keeping: folder
        )

        screen.appear()
        await Observed.change { screen.state.status == .noAccount }
        network.yield(false)
        await Observed.change { screen.state.status == .offline }
        await screen.sync().value
        await Observed.change { screen.state.status.kind == "error" }

        #expect(screen.texts.message.hasSuffix("\n\nError: SiteRotation.WebDAV 507"))
    }

    @Test func `without a place everything stays on the device, and that is said (SR-117)`()
        async throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (_, screen) = try device(nil, keeping: folder)

        screen.appear()
        await screen.sync().value

        #expect(screen.state.status == .localOnly)
        #expect(screen.texts.label == "Kept on this device")
    }

    @Test func `a place that cannot be opened leaves the records here, and says why (SR-148)`()
        async throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let reason = SiteSyncFailure(domain: "Folder", code: 7, message: "There is no container.")
        let (_, screen) = try device(
            SiteSyncAssembly(place: nil, unavailable: reason) { Issue.record("logged: \($0)") },
            keeping: folder
        )

        screen.appear()
        await screen.sync().value

        #expect(screen.state.status == .localOnly)
        #expect(screen.texts.message.contains("There is no container."))
        #expect(screen.texts.message.hasSuffix("\n\nError: Folder 7"))
    }

    struct FailingFolder: SyncFolder {
        let location = "nowhere"
        private let failure = SiteSyncFailure(
            domain: "SiteRotation.WebDAV",
            code: 507,
            message: "No room."
        )

        func make() async throws(SiteSyncFailure) { throw failure }
        func checkWritable(_ folder: String) async throws(SiteSyncFailure) { throw failure }
        func list(_ folder: String) async throws(SiteSyncFailure) -> [SyncFile] { throw failure }
        func read(_ path: String, limit: Int) async throws(SiteSyncFailure) -> [UInt8] {
            throw failure
        }
        func create(_ path: String, _ bytes: [UInt8]) async throws(SiteSyncFailure) -> Bool {
            throw failure
        }
        func remove(_ path: String) async throws(SiteSyncFailure) { throw failure }
        func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
    }

    struct GivenConnection: ConnectionSource {
        let stream: AsyncStream<Bool>

        func changes() -> AsyncStream<Bool> { stream }
    }
}
