import Foundation
import MomentumCommandLine
import MomentumNetwork
import MomentumPlaceIndex
import MomentumPresentation
import MomentumSuggestionsData
import MomentumTerminal

/// One run of the application: restores the last state at the start and saves it at the end.
@MainActor
struct AppRun {
    struct Document: Encodable, Sendable {
        nonisolated static let shape = #"{"path": [names]}"#

        /// The names of the visible screens, from the first one of the section.
        let path: [String]
    }

    private let app: App
    private let state: AppStateFile
    private let foreground = AppForeground()
    private let context: CommandContext
    private var console: Console { context.console }

    /// - Parameters:
    ///   - context: The data and the streams of the run.
    ///   - server: The server of people and the account; `nil` without one.
    ///   - sources: The sources of places.
    ///   - isFresh: True to begin at Today, wherever the last run ended.
    ///   - isForOneChange: True to end once the first sheet has closed.
    ///   - isPicture: True to show a screen without asking any question.
    ///   - isStill: True to disable animation.
    /// - Throws: The reason the features cannot be created.
    init(
        _ context: CommandContext,
        server: ServerAddress?,
        sources: SuggestionsSources = SuggestionsSources(files: .placeIndexes),
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

    /// True once the run has changed the records.
    var hasChangedRecords: Bool { app.status.hasChangedRecords }
    /// True if an undo would take back the run's last change.
    var offersUndo: Bool { app.status.offersUndo }

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
        // The input may end in the middle of a form, without an answer to a question.
        let isUnsaved = !app.hasEnded && app.hasUnsaved
        let result = try await finished()
        guard !isUnsaved else { throw Self.notSaved }
        return result
    }

    private static var notSaved: CommandFailure {
        CommandFailure(
            domain: CommandFailure.ownDomain,
            code: 10,
            kind: "notSaved",
            message: saying("The input ended, and what was typed is not saved."),
            isRefusal: true
        )
    }

    func onTerminal(isASCII: Bool = false) async throws -> CommandResult {
        try await drawAndHear(isASCII: isASCII)
        return try await finished()
    }

    /// Draws the screens in full screen until the application ends.
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

    /// Applies an option's look from now on.
    func look(_ theme: TerminalTheme?, hasMouse: Bool) {
        if let theme { app.look.choose(theme) }
        if hasMouse { app.look.takeMouse(true) }
    }

    /// The result of a run after its actions have ended; no screen shows their outcomes.
    private func finished() async throws -> CommandResult {
        app.end()
        let late = await app.work.finish()
        if !app.isForOneChange { await state.save(app) }
        if !late.isEmpty {
            let names = late.map { saying("“\($0)”") }.joined(separator: ", ")
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
