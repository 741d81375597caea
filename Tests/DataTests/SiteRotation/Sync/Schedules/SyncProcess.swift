import Foundation
@testable import MomentumSiteRotationData
import MomentumTestSupport

/// One process of a device: its open store and its knowledge.
struct SyncProcess {
    let repository: FileSiteRotationRepository
    let sync: SiteRotationSync

    init(
        _ files: FaultyFileSystem,
        _ folder: InMemorySyncFolder,
        _ identifiers: SeededIdentifiers,
        dates: ManualWallClock,
        limits: SyncLimits
    ) {
        repository = FileSiteRotationRepository(
            folder: URL(filePath: StoreUnderTest.path),
            identifiers: identifiers,
            dates: dates,
            clock: InstantClock(),
            fileSystem: files
        )
        sync = SiteRotationSync(
            store: repository,
            folder: folder,
            dates: dates,
            limits: limits
        )
    }
}
