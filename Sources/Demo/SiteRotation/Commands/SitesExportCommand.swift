import Foundation
import MomentumCommandLine
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesExportCommand {
    static let file = Argument.optional(
        "FILE",
        "Standard output without it, or for -.",
        as: .output
    )
    static let locations = Option.flag("locations", "Export the locations instead of the entries.")
    static let details = Option.flag(
        "details",
        "Export reasons, findings and planned hours instead of ends and notes."
    )
    static let sensors = Option.flag(
        "sensors",
        "Export the entries of sensors; sites import would take them for those of sets."
    )
    static let from = Option.value("from", "DAY", "Leave out entries that start before.", as: .day)
    static let to = Option.value("to", "DAY", "Leave out entries that start after it.", as: .day)
    static let localTimes = Option.flag("local-times", "Write local times with their offset.")

    struct Document: Encodable, Sendable {
        let file: String
        let content: String
        let device: String
    }

    static let command = Command(
        "export",
        summary: "Export the entries or the locations as a CSV file.",
        details: """
            Without options the file has all entries in UTC. That of --details cannot be imported \
            again; a backup has everything. See momentum sites backup.
            """,
        arguments: [file],
        options: [locations, details, sensors, from, to, localTimes],
        example: "momentum sites export backup.csv",
        json: """
            {"file", "content": "history" | "details" | "locations", "device": "set" | "sensor"}; \
            without FILE "csv" instead of "file"
            """
    ) { call, context in
        // A file is replaced atomically; standard output gets all rows at once.
        try await CommandFailure.whole { try await run(call, context) }
    }

    @MainActor
    private static func run(
        _ call: Invocation,
        _ context: CommandContext
    ) async throws -> CommandResult {
        let root = try await CompositionRoot.forRecords(.init(context: context))
        let request = try request(call, root.sites.display.calendar.timeZone)
        try await warn(of: request, root, context.console)
        guard let url = call[file], !url.isStandardOutput else {
            let export = try root.sites.makeExport()
            let bytes = try await WorkProgress.show(on: context.console) {
                try await export.execute(request)
            }
            if context.console.mode.isJSON {
                let csv = String(decoding: bytes, as: UTF8.self)
                let (content, device) = (request.content.rawValue, request.device.rawValue)
                return CommandResult(
                    ["content": content, "device": device, "csv": csv],
                    text: ""
                )
            }
            context.console.write(content: bytes)
            return .printed
        }
        let exporting = root.sites.makeExportViewModel()
        exporting.request = request
        let replaced = url.replacedWords
        await WorkProgress.show(on: context.console) { await exporting.write(to: url) }
        if case .failed(let message) = exporting.state { throw CommandFailure(message) }
        guard case .written = exporting.state else { throw CommandFailure.interrupted }
        return CommandResult(
            Document(
                file: url.path,
                content: request.content.rawValue,
                device: request.device.rawValue
            ),
            text: "Exported to \(url.path)\(replaced).\n"
        )
    }

    /// Reports the entries and fields that the file omits.
    @MainActor
    private static func warn(
        of request: SiteExportRequest,
        _ root: CompositionRoot,
        _ console: Console
    ) async throws {
        guard request.content != .locations else { return }
        if request.content == .history { try await warnOfDetails(request, root, console) }
        guard request.device == .set else { return }
        let count = try await root.sites.records().of(.sensor).entryCount
        guard count > 0 else { return }
        console.warn(
            """
            Sensors are not in this file, which has sets alone: \(count) left out. Add --sensors \
            for a file of them; a backup has both.

            """
        )
    }

    @MainActor
    private static func warnOfDetails(
        _ request: SiteExportRequest,
        _ root: CompositionRoot,
        _ console: Console
    ) async throws {
        let zone = root.sites.display.calendar.timeZone
        let count = try await root.sites.records().of(request.device).entries.count { entry in
            let hasDetails =
                entry.reason != nil || !entry.findings.isEmpty || entry.profileID != nil
                || entry.targetMinutes != nil
            return hasDetails && request.includes(entry.startTime, in: zone)
        }
        guard count > 0 else { return }
        console.warn(
            """
            Reasons, findings and profiles are not in this file: \(count) with one. An import of it \
            with --replace would drop them; a backup has all, and --details shows them.

            """
        )
    }

    private static func request(
        _ call: Invocation,
        _ zone: TimeZone
    ) throws -> SiteExportRequest {
        if call[locations] {
            if call[details] {
                throw call.usageError(saying("--locations and --details exclude each other."))
            }
            let others = [
                ("--sensors", call[sensors]), ("--from", call[from] != nil),
                ("--to", call[to] != nil),
                ("--local-times", call[localTimes]),
            ]
            if let other = others.first(where: \.1) {
                throw call.usageError(
                    saying("\(other.0) is for entries, not for locations."),
                    hint: saying("Leave out --locations or \(other.0).")
                )
            }
        }
        let request = SiteExportRequest(
            call[locations] ? .locations : call[details] ? .details : .history,
            of: call[sensors] ? .sensor : .set,
            from: call[from].map { SiteDay($0, in: zone) },
            to: call[to].map { SiteDay($0, in: zone) },
            usesLocalTimes: call[localTimes]
        )
        if request.isBackwards, let first = request.from, let last = request.to {
            throw call.usageError(
                saying("The period ends on \(last.text), before it begins on \(first.text)."),
                hint: saying("Write the earlier day after --from.")
            )
        }
        return request
    }
}
