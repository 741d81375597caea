import Foundation
import MomentumContainer
import MomentumNetwork
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationPresentation
import MomentumTerminal
import MomentumTestSupport

@testable import MomentumCommandLine
@testable import MomentumDemo

/// The application on a folder of its own, at noon of 1 March 2026 in UTC, and what is typed in it.
///
/// A sample history of 60 days, the sample people and teams, and the answers of a form are there.
@MainActor
final class AppWorld {
    /// The records that the folder begins with.
    enum Content: CaseIterable {
        case sample
        case empty
        /// A sample whose journal cannot be read.
        case damaged
    }

    let folder: URL
    /// True if another world owns the folder.
    private let isGuest: Bool
    private(set) var app: App
    let context: CommandContext
    let output = RecordingSink()
    var size = Size(columns: 80, rows: 24)
    private let adjust: @MainActor (inout ContainerBuilder) -> Void

    /// Opens the application; `lines` are typed where it reads lines, `work` runs what the keys
    /// begin, `dates` tells the time in place of noon, and `adjust` replaces services.
    init(
        _ content: Content = .sample,
        locale: String? = nil,
        zone: String? = nil,
        lines: [String] = [],
        server: ServerAddress? = nil,
        work: AppWork? = nil,
        dates: ManualWallClock? = nil,
        adjusting adjust: @escaping @MainActor (inout ContainerBuilder) -> Void = { _ in }
    ) async throws {
        (self.adjust, isGuest) = (adjust, false)
        folder = URL.temporaryDirectory.appending(
            path: "momentum-app-\(UUID())",
            directoryHint: .isDirectory
        )
        let data = folder.appending(path: "data", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        if content != .empty {
            for (name, bytes) in try await Self.sample.value {
                let file = data.appending(path: name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                let isJournal = content == .damaged && name.hasSuffix(".journal")
                try (isJournal ? Data("no journal".utf8) : bytes).write(to: file)
            }
        }
        var traits = TerminalTraits()
        traits.isInputTerminal = true
        var host = HostEnvironment.fixture(traits: traits, input: ScriptedInput(lines: lines))
        host.workingDirectory = folder
        host.output = output
        if let dates { host.now = { dates.now } }
        context = try Self.context(host, data, locale, zone)
        app = try Self.app(context, adjust, work, server)
        if server != nil { await app.restore() }
        await settle()
    }

    /// A second run of the program on the data of another world.
    init(beside other: AppWorld) throws {
        (folder, context, size) = (other.folder, other.context, other.size)
        (adjust, isGuest) = (other.adjust, true)
        app = try Self.app(context, adjust)
    }

    isolated deinit {
        app.end()
        // As the program does at its end; what is left would keep all services.
        Task { [context] in await context.unfinished.finish() }
        if !isGuest { try? FileManager.default.removeItem(at: folder) }
    }

    /// Begins anew on the same data, as the next run of the program does.
    func restart() throws {
        app.end()
        app = try Self.app(context, adjust)
    }

    private static func app(
        _ context: CommandContext,
        _ adjust: @escaping @MainActor (inout ContainerBuilder) -> Void,
        _ work: AppWork? = nil,
        _ server: ServerAddress? = nil
    ) throws -> App {
        let program = ProgramConfiguration(
            context: context,
            server: server,
            browser: AppBrowser(),
            adjust: adjust
        )
        return App(try CompositionRoot(program), context, work: work)
    }

    private static func context(
        _ host: HostEnvironment,
        _ data: URL,
        _ locale: String? = nil,
        _ zone: String? = nil
    ) throws -> CommandContext {
        let scanner = CommandLineScanner(root: .momentum, globals: GlobalOption.all)
        let language = locale.map { ["--locale", $0] } ?? []
        let hours = zone.map { ["--time-zone", $0] } ?? []
        let scan = scanner.scan(["app", "--data-dir", data.path] + language + hours)
        let console = Console(
            mode: OutputMode(),
            traits: host.traits,
            input: host.input,
            output: host.output,
            error: host.error
        )
        let options = try GlobalOptions(scan, host: host)
        return CommandContext(options: options, host: host, console: console)
    }

    /// The files of the sample, made once by the commands.
    private static let sample = Task { @MainActor () async throws -> [String: Data] in
        let session = try SitesSession()
        let data = session.data.path
        _ = await session.sites("sample", "--days", "60")
        _ = await session.sites("phone", "run", "--once")
        _ = await session.sites("watch", "status")
        let answer = [
            "details", "financial", "--set", "Credit Card=Chase", "--address", "Lakeport",
        ]
        _ = await CommandLineRun(words: answer + ["--data-dir", data])
        let places = try session.file("places.csv", "name,category,lat,lon\nOak Gym,gym,1,2\n")
        let index = session.data.appending(path: "gyms.places").path
        _ = await CommandLineRun(words: ["places", "build", places, "--output", index])
        // The first pages have been read.
        let root = try CompositionRoot(.init(context: try context(.fixture(), session.data)))
        let router = root.router.projected(.sites)
        if case .onboarding(let pages) = root.sites.screen(for: .onboarding, router: router) {
            await pages.complete()
        }
        return try session.stored()
    }
}

extension AppWorld {
    /// The lines on a terminal of the present size.
    var lines: [String] { app.frame(in: size).lines }

    /// All of the lines in one text.
    var text: String { lines.joined(separator: "\n") }

    /// The identity of the highlighted row.
    var highlighted: AnyHashable? {
        app.page.identity(ofRow: app.page.state.row)
    }

    /// The kind of the screen on top.
    var kind: AppRouteKind { AppRouteKind(app.place.route) }

    /// Presses keys one after the other, each after the work of the one before.
    func press(_ words: String) async {
        for input in AppKeys.inputs(words) { await receive(input) }
    }

    /// Presses keys that need no work of one another.
    func pressAtOnce(_ words: String) async {
        for input in AppKeys.inputs(words) { _ = app.receive(input) }
        await settle()
    }

    func receive(_ input: Input) async {
        _ = app.receive(input)
        await settle()
    }

    /// Waits until the screen has loaded, and all that followed from it.
    func settle() async {
        for _ in 0..<3 {
            // The first look at a screen makes it.
            _ = app.title
            await app.work.settle()
            for _ in 0..<10 { await Task.yield() }
        }
    }

    /// Waits for what goes on beside loads and actions; false if it does not happen.
    func wait(drawing draws: Bool = true, until isTrue: () -> Bool) async -> Bool {
        let clock = ContinuousClock()
        let end = clock.now.advanced(by: .seconds(20))
        while !isTrue() {
            guard clock.now < end else { return false }
            if draws { _ = app.frame(in: size) }
            await app.work.settle()
            await Task.yield()
        }
        return true
    }

    /// Writes a file beside the data, in the folder that typed paths begin at.
    func write(_ text: String, to name: String) {
        try? Data(text.utf8).write(to: folder.appending(path: name))
    }

    /// A change of the records by another process.
    func elsewhere(_ words: String...) async -> CommandLineRun {
        let data = folder.appending(path: "data").path
        return await CommandLineRun(words: ["sites", "--data-dir", data] + words)
    }
}
