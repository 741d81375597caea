import Foundation

@testable import MomentumCommandLine

/// A line for each command of `momentum sites` that reads or writes the records.
enum SitesRecordsCommands {
    /// The words after `momentum sites`; the files that they name are made in the session's folder.
    @MainActor
    static func lines(_ session: SitesSession) throws -> [[String]] {
        let id = "6F1E0B52-8C1D-4C57-9F0A-2D6B1E3C7A90"
        let export = session.folder.appending(path: "backup.csv").path
        let shared = session.folder.appending(path: "shared", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
        let file = try session.file(
            "history.csv",
            "date,location,duration_hours,note\n2026-02-01T00:00:00Z,L Hip,72.0,\n"
        )
        let backup = try session.file(
            "empty.jsonl",
            """
            {"created":"2026-02-01T00:00:00.000Z","format":"momentum-site-rotation","least":1,\
            "version":1}
            {"crc32c":"72a0cff1","end":0}

            """
        )
        let page = session.folder.appending(path: "report.html").path
        return [
            ["status"], ["recommend"], ["log", "l arm (back)"], ["history"],
            ["edit", id, "--note", "x"], ["delete", id, "--yes"], ["undo"],
            ["insert", "l arm (back)", "--at", "2025-01-01 08:00", "--yes"],
            ["reopen", id, "--yes"], ["review"], ["stats"], ["map"], ["rest", "list"],
            ["rest", "add", "l arm (back)"], ["rest", "end", id], ["rest", "delete", id],
            ["import", file, "--merge"], ["export", export], ["export"], ["export", "--locations"],
            ["locations", "list"], ["locations", "add", "Hip"], ["locations", "enable", "Buttock"],
            ["locations", "disable", "Buttock"], ["locations", "move", "Buttock", "1"],
            ["locations", "remove", "Buttock", "--yes"], ["sync", shared.path], ["timeline"],
            ["phone", "run", "--once"], ["sample"], ["reminders"], ["settings"],
            ["locations", "use", "Buttock", "sets"], ["sensor", "status"], ["sensor", "recommend"],
            ["sensor", "log", "l arm (back)"], ["sensor", "history"], ["sensor", "review"],
            ["sensor", "insert", "l arm (back)", "--at", "2025-01-01 08:00", "--yes"],
            ["sensor", "edit", id, "--note", "x"], ["sensor", "delete", id, "--yes"],
            ["sensor", "reopen", id, "--yes"], ["sensor", "stats"], ["sensor", "map"],
            ["profiles", "list"],
            ["profiles", "add", "Flex", "--hours", "96"], ["profiles", "archive", "Steel"],
            ["profiles", "unarchive", "Steel"], ["profiles", "edit", "Steel", "--hours", "50"],
            ["backup", session.folder.appending(path: "sites.jsonl").path],
            ["restore", backup, "--merge"], ["report", "--output", page],
        ]
    }

    /// The ways to all commands below one that do something.
    static func paths(of command: Command) -> [[String]] {
        command.subcommands.flatMap { subcommand in
            (subcommand.action == nil ? [] : [[subcommand.name]])
                + paths(of: subcommand).map { [subcommand.name] + $0 }
        }
    }
}
