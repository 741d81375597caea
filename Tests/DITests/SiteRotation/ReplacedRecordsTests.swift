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

/// A host that keeps the records in a place of its own.
@MainActor
@Suite struct ReplacedRecordsTests {
    /// Replaces the records in a container with a sync.
    private func build(
        _ storage: SiteRotationStorage,
        syncs: Bool = false,
        records: MockSiteRotationRepository = MockSiteRotationRepository(SiteRecords())
    ) throws(ContainerError) -> DependencyContainer {
        var builder = ContainerBuilder()
        builder.install(SystemAssembly(calendar: .current, locale: .current))
        builder.install(SiteRotationAssembly(storage: storage))
        if syncs {
            let place = SiteSyncPlace(folder: DirectorySyncFolder("/nowhere"))
            builder.install(SiteSyncAssembly(place: place) { _ in })
        }
        builder.replace((any SiteRotationRepository).self) { records }
        return try builder.build()
    }

    private func complaints(_ body: () throws(ContainerError) -> DependencyContainer) -> [String] {
        do throws(ContainerError) {
            _ = try body()
            return []
        } catch {
            guard case .invalid(let problems) = error else { return ["\(error)"] }
            return problems.map(\.kind.description)
        }
    }

    private func complaint(_ service: String) -> String {
        "SiteRotationRepository was replaced, and \(service) works on the former one: replace \(service), too"
    }

    @Test func `replaced records take their inspector along (EM-12)`() async throws {
        let folder = SiteRotationStorage.folder(URL(filePath: "/nowhere"))
        for storage in [.inMemory, folder] {
            let container = try build(storage)
            let trouble = try SiteRotationBuilder(container: container, version: "1")
                .makeTroubleViewModel()
            await trouble.load()
            #expect(trouble.state == .fine)
        }
    }

    @Test func `replaced records do not silence damaged settings (SR-82, EM-12)`() async throws {
        let folder = URL.temporaryDirectory.appending(component: "momentum-replaced-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("{".utf8).write(to: folder.appending(component: "site-settings.json"))

        let container = try build(.folder(folder))

        let trouble = try await container.resolve((any SiteRecordsInspector).self).trouble()
        let isReported = if case .settings = trouble { true } else { false }
        #expect(isReported)
    }

    @Test func `a backup is one of the replaced records (EM-12)`() async throws {
        let records = MockSiteRotationRepository()
        records.backingUp.next(.failure(.cancelled))
        let writing = try build(.inMemory, records: records)
            .resolve((any WriteSiteBackupUseCaseProtocol).self)

        await #expect(throws: SiteBackupError.repository(.cancelled)) {
            try await writing.execute()
        }

        #expect(records.backingUp.calls.count == 1)
    }

    @Test func `replaced records cannot be synced as files (EM-12)`() {
        let found = complaints { () throws(ContainerError) in
            try build(.folder(URL(filePath: "/nowhere")), syncs: true)
        }

        #expect(found == ["SiteSynchronizer", "KnownSyncFolderRepository"].map { complaint($0) })
    }
}
