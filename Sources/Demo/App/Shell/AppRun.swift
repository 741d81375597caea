import Foundation
import MomentumCommandLine
import MomentumNetwork
import MomentumPresentation
import MomentumSuggestionsDI
import MomentumTerminal

/// One run of the application, from where it was left to where it is left.
@MainActor
struct AppRun {
    struct Document: Encodable, Sendable {
        nonisolated static let shape = #"{"path": [names]}"#

        /// The names of the screens that are shown, from the first one of the section on.
        let path: [String]
    }

    private let app: App
    private let state: AppStateFile
    private let foreground = AppForeground()
    private let context: CommandContext
    private var console: Console { context.console }

    /// - Parameters:
    ///   - context: The data and the streams of the run.
    ///   - server: The server of people and account; `nil` without one.
    ///   - sources: The sources in which places are searched.
    ///   - isFresh: True to begin at Today, wherever the application was left.
    ///   - isForOneChange: True to end once the first sheet has left.
    ///   - isPicture: True to show a screen as it is, without asking anything.
    ///   - isStill: True to show nothing that moves.
    /// - Throws: The reason why the features cannot be made.
    init(
        _ context: CommandContext,
        server: ServerAddress?,
        sources: SuggestionsSources = SuggestionsSources(),
        isFresh: Bool = false,
        isForOneChange: Bool = false,
        isPicture: Bool = false,
        isStill: Bool = false
    ) async throws {
        let program = ProgramConfiguration(
            context: context,
            server: server,
            browser: AppBrowser(),
            sources: sources,
            foreground: foreground
        )
        let wantsRest = isPicture || context.environment["MOMENTUM_REDUCED_MOTION"] == "1"
        app = App(
            try CompositionRoot(program),
            context,
            isForOneChange: isForOneChange,
            isWelcoming: !isPicture,
            work: AppWork(spinner: isStill || wantsRest ? nil : AppSpinner())
        )
        state = AppStateFile(context)
        self.context = context
        await app.restore()
        if !isFresh, !isForOneChange, !isPicture { await state.restore(app) }
    }

    /// True once a change of the records was made.
    var hasChangedRecords: Bool { app.status.offersUndo }

    /// Opens the screen of a link.
    func open(_ link: String) async throws {
        try app.open(try await TypedLink(root: app.root, context: context).spelledOut(link))
    }

    /// Writes a picture of the screen.
    func write(to file: URL) async throws -> CommandResult {
        defer { app.end() }
        _ = app.page
        await app.work.settle()
        let frame = app.frame(in: Size(columns: 80, rows: 24))
        try await TerminalDocumentStore(context).write(Array(frame.svg.utf8), to: file)
        return file.isStandardOutput ? .printed : result("Wrote \(file.lastPathComponent).\n")
    }

    func lineByLine(isASCII: Bool = false) async throws -> CommandResult {
        let following = Task { [app] in await app.owner.follow() }
        defer {
            following.cancel()
            app.end()
        }
        try await LinearApp(app, console, isASCII: isASCII).run()
        return try await finished()
    }

    func onTerminal(isASCII: Bool = false) async throws -> CommandResult {
        try await drawAndHear(isASCII: isASCII)
        return try await finished()
    }

    /// Draws the screens on the whole terminal until the application ends.
    private func drawAndHear(isASCII: Bool) async throws {
        let log = context.dataDirectory?.appending(component: "app.log")
        let diversion = OutputDiversion(to: log?.path(percentEncoded: false))
        defer { diversion?.end() }
        let session = try TerminalSession(.screen, output: diversion?.terminal)
        let loop = AppLoop(session, abilities(isASCII))
        let keeping = Task { [state, app] in await state.follow(app) }
        let following = Task { [app] in await app.owner.follow() }
        defer {
            keeping.cancel()
            following.cancel()
            app.end()
        }
        try await loop.run { [app] size in
            guard !app.hasEnded else { return nil }
            loop.adopt(abilities(isASCII))
            loop.adoptMouse(app.look.hasMouse)
            return app.frame(in: size, isASCII: isASCII)
        } handle: { [app, foreground] input in
            if input == .key(.control("z")) {
                foreground.send(false)
                session.suspend()
                return true
            }
            defer { if app.takeRedraw() { loop.redraw() } }
            return app.receive(input)
        } resumed: { [foreground] in
            foreground.send(true)
        }
    }

    private func abilities(_ isASCII: Bool) -> TerminalAbilities {
        TerminalAbilities(context.environment, theme: app.look.theme, isASCII: isASCII)
    }

    /// Looks as an option says, from now on.
    func look(_ theme: TerminalTheme?, hasMouse: Bool) {
        if let theme { app.look.choose(theme) }
        if hasMouse { app.look.takeMouse(true) }
    }

    /// The answer of a run, once its actions have ended: what they say is not on the screen.
    private func finished() async throws -> CommandResult {
        app.end()
        let late = await app.work.finish()
        if !app.isForOneChange { await state.save(app) }
        if !late.isEmpty {
            let names = late.map { "“\($0)”" }.joined(separator: ", ")
            console.warn("Ended before it was done: \(names).\n")
        }
        if let trouble = app.lastTrouble { throw CommandFailure(trouble) }
        let said = app.isForOneChange ? app.status.message : app.unseenMessage
        if let said, hasChangedRecords { return result(said + "\n").saved() }
        try Task.checkCancellation()
        return result(said.map { $0 + "\n" } ?? "")
    }

    private func result(_ text: TerminalText = "") -> CommandResult {
        CommandResult(Document(path: app.shown.map(\.name)), text: text)
    }
}
