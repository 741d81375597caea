import Foundation
import MomentumCommandLine
import MomentumSiteRotationData
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumTerminal

extension CommandContext {
    /// The reason why a wearer must not sync with a target: it has another wearer's records
    /// (SR-202).
    @MainActor
    func refusal(of target: SyncTarget) async throws -> (sentence: String, hint: String)? {
        guard let owner else { return nil }
        for (wearer, records) in try otherWearers() {
            let root = try CompositionRoot(.init(context: of(wearer.name, recordsIn: records)))
            guard let other = try? await root.sites.syncTarget(), other.isSame(as: target) else {
                continue
            }
            return (
                saying("The records of \(wearer.name) are synced there."),
                saying("Name another place for \(owner).")
            )
        }
        return nil
    }

    /// The existing folders with the records of the other wearers.
    func otherWearers() throws -> [(wearer: SiteWearer, records: URL)] {
        guard let owner, let folder = dataDirectory else { return [] }
        let folders = SiteWearerFolders(folder)
        return try folders.wearers().all.compactMap { wearer in
            guard wearer.name != owner else { return nil }
            return (try? folders.folder(of: wearer)).map { (wearer, $0) }
        }
    }
}
