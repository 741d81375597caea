import Foundation
import MomentumSiteRotationData
import MomentumTestSupport

extension FileSiteRotationRepository {
    /// The records of a folder, as a process that has just started reads them.
    static func fixture(in folder: URL) -> FileSiteRotationRepository {
        FileSiteRotationRepository(
            folder: folder.appending(path: "Sites.store"),
            identifiers: RandomIdentifiers(),
            dates: FixedWallClock(now: Date(timeIntervalSince1970: 1_750_000_000))
        )
    }
}
