import MomentumCommandLine
import MomentumSiteRotationData
import MomentumSiteRotationDI
import MomentumSiteRotationDomain

extension CommandContext {
    /// The reason why a wearer cannot sync with a target: another one's records are there (SR-202).
    @MainActor
    func refusal(of target: SyncTarget) async throws -> (sentence: String, hint: String)? {
        guard let owner, let folder = dataDirectory else { return nil }
        let folders = SiteWearerFolders(folder)
        for wearer in try folders.wearers().all where wearer.name != owner {
            guard let records = try? folders.folder(of: wearer) else { continue }
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
}
