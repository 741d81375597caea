import Foundation
import MomentumCommandLine
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTerminal
import Observation

/// The wearer whose records the application shows, by the name currently in the list.
@MainActor
@Observable
final class AppOwner {
    static var removal: String {
        said(
            """
            This wearer was removed by another program, and the records were moved to the folder \
            removed. Nothing is saved here; leave with Ctrl-C.
            """
        )
    }

    /// The name; `nil` if one person alone uses the program.
    private(set) var name: String?
    /// True once another process has removed the wearer and moved the records away.
    private(set) var isRemoved = false
    /// The folders; `nil` if nothing is kept.
    private let folders: SiteWearerFolders?
    /// The id; `nil` for the first wearer, who may still be the only one.
    private let id: UUID?

    init(_ context: CommandContext) {
        name = context.owner
        folders = context.dataDirectory.map { SiteWearerFolders($0) }
        let own = context.recordsDirectory
        id =
            own == context.dataDirectory
            ? nil : own.flatMap { UUID(uuidString: $0.lastPathComponent) }
    }

    /// The prefix of titles; empty if one person alone uses the program.
    var mark: TerminalText {
        let removed: TerminalText = isRemoved ? " \("removed elsewhere", .bad)" : ""
        return name.map { "\($0, .bold)\(removed) · " } ?? ""
    }

    /// Follows the list until the task is cancelled.
    func follow(clock: any Clock<Duration> = ContinuousClock()) async {
        guard let folders else { return }
        let changes = folders.changes(clock: clock)
        if let list = try? folders.wearers() { adopt(list) }
        for await list in changes { adopt(list) }
    }

    private func adopt(_ list: SiteWearers) {
        let own = id.map { id in list.all.first { $0.id == id } } ?? list.all.first
        isRemoved = id != nil && own == nil
        if let own { name = list.all.count > 1 ? own.name : nil }
    }
}
