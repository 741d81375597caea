import Foundation
import MomentumCommandLine
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTerminal
import Observation

/// The wearer whose records the application shows, by the name that the list has at present.
@MainActor
@Observable
final class AppOwner {
    static let removal =
        "This wearer was removed by another program, and the records were moved to the folder removed. "
        + "Nothing is saved here; leave with Ctrl-C."

    /// `nil` for one person alone.
    private(set) var name: String?
    /// True once another process has removed the wearer, and moved the records away.
    private(set) var isRemoved = false
    /// `nil` where nothing is kept.
    private let folders: SiteWearerFolders?
    /// `nil` for the first wearer, who may be the only one yet.
    private let id: UUID?

    init(_ context: CommandContext) {
        name = context.owner
        folders = context.dataDirectory.map { SiteWearerFolders($0) }
        let own = context.recordsDirectory
        id =
            own == context.dataDirectory
            ? nil : own.flatMap { UUID(uuidString: $0.lastPathComponent) }
    }

    /// The beginning of a title; empty for one person alone.
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
