import Foundation
import MomentumData
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport

extension SiteSettingsRepository where Self == RecordedSiteSettingsRepository {
    /// The settings of a folder, as a process that has just started reads them.
    static func recorded(in folder: URL) -> RecordedSiteSettingsRepository {
        RecordedSiteSettingsRepository(
            records: FileSiteRotationRepository.fixture(in: folder),
            device: FileSiteSettingsRepository(file: folder.appending(path: "site-settings.json")),
            identifiers: RandomIdentifiers(),
            dates: FixedWallClock(now: Date(timeIntervalSince1970: 1_750_000_000))
        )
    }
}
