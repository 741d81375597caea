import Foundation
import MomentumCommandLine
import MomentumSiteRotationData
import MomentumSiteRotationDI
import MomentumSiteRotationDomain

extension CommandContext {
    /// The reason why a wearer cannot sync with a target: another one's records are there (SR-202).
    @MainActor
    func refusal(of target: SyncTarget) async throws -> (sentence: String, hint: String)? {
        guard let owner else { return nil }
        for (wearer, records) in try otherWearers() {
            let root = try CompositionRoot(.init(context: of(wearer.name, recordsIn: records)))
            guard let other = try? await root.sites.syncTarget(), other.isSame(as: target) else {
                continue
            }
            return (
                "The records of \(wearer.name) are synced there.",
                "Name another place for \(owner)."
            )
        }
        return nil
    }

    /// The folders with the records of the other wearers, as far as they are there.
    func otherWearers() throws -> [(wearer: SiteWearer, records: URL)] {
        guard let owner, let folder = dataDirectory else { return [] }
        let folders = SiteWearerFolders(folder)
        return try folders.wearers().all.compactMap { wearer in
            guard wearer.name != owner else { return nil }
            return (try? folders.folder(of: wearer)).map { (wearer, $0) }
        }
    }
}
