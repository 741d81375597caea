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
        // Looking at a missing folder would make it.
        for (wearer, records) in try otherWearers()
        where FileManager.default.fileExists(atPath: records.path(percentEncoded: false)) {
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

    /// The folders with the records of the other wearers; a sync takes none over while one of them
    /// is missing.
    func otherWearers() throws -> [(wearer: SiteWearer, records: URL)] {
        guard let owner, let folder = dataDirectory else { return [] }
        let folders = SiteWearerFolders(folder)
        let wearers = try folders.wearers()
        return wearers.all.filter { $0.name != owner }.map { wearer in
            (wearer, wearers.isFirst(wearer) ? folder : folders.place(of: wearer))
        }
    }
}
