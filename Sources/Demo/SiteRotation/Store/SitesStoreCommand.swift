import Foundation
import MomentumCommandLine
import MomentumSiteRotationDI
import MomentumSiteStore
import MomentumTerminal

/// `momentum sites store`: the files behind the records, for maintenance (ST-2).
enum SitesStoreCommand {
    static let command = Command(
        "store",
        summary: "Look after the files that hold the records.",
        details:
            "The records of a damaged store are read as far as they are whole; what is damaged is "
            + "put aside and never thrown away. Docs/Formats/Store.md describes the files.",
        example: "momentum sites store check",
        subcommands: [
            SitesStoreInfoCommand.command,
            SitesStoreCheckCommand.command,
            SitesStoreDumpCommand.command,
            SitesStoreRepairCommand.command,
        ]
    )

    /// The folder of the records.
    ///
    /// - Throws: A usage error if nothing is kept.
    static func folder(_ call: Invocation, _ context: CommandContext) throws -> SiteStoreFiles {
        guard let folder = context.recordsDirectory.map(SiteRotationStorage.folder)?.records else {
            throw call.usageError(
                said("There are no files when nothing is kept."),
                hint: said("Leave out --in-memory.")
            )
        }
        try DataDirectory.check(context.recordsDirectory)
        return SiteStoreFiles(folder)
    }
}
