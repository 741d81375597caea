import MomentumCommandLine
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTerminal

extension CommandContext {
    /// The context for the records of a command: those of the named wearer, or of the first one.
    ///
    /// - Throws: A usage error for an unknown wearer; nothing is created then.
    func onRecords() throws -> CommandContext {
        let isAboutRecords =
            path.count > 1 && ["sites", "app", "open"].contains(path[1])
            && path.dropFirst(2).first != SitesWearersCommand.name
        guard isAboutRecords, let folder = dataDirectory else {
            guard !isWearerTyped else { throw misplaced(isKept: dataDirectory != nil) }
            return self
        }
        let folders = SiteWearerFolders(folder)
        let wearers = try folders.wearers()
        guard let name = wearer else {
            guard wearers.all.count > 1, let first = wearers.all.first else { return self }
            return of(first.name, recordsIn: folder)
        }
        let found: SiteWearer
        do throws(SiteWearerError) {
            found = try wearers.wearer(named: name)
        } catch {
            throw UsageError.unknownWearer(name, of: wearers, in: path)
        }
        return of(found.name, recordsIn: try folders.folder(of: found))
    }

    private func misplaced(isKept: Bool) -> UsageError {
        let command = path.joined(separator: " ")
        return isKept
            ? UsageError(
                command: command,
                reason: .refused(
                    said(
                        "--wearer names whose sites are meant, and '\(command)' is not about sites."
                    ),
                    hint: said("For example: momentum --wearer Ben sites status")
                )
            )
            : UsageError(
                command: command,
                reason: .refused(
                    said("There are no wearers when nothing is kept."),
                    hint: said("Leave out --in-memory or --wearer.")
                )
            )
    }
}
