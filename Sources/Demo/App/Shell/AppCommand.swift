import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumTerminal

/// `momentum app`: the application on the whole terminal, or line by line.
enum AppCommand {
    static let link = Argument.optional(
        "LINK",
        "The screen to open, such as sites/history.",
        as: .text
    )
    static let isFresh = Option.flag("fresh", "Forget where the application was left.")
    static let isLinear = Option.flag(
        "linear",
        "Print screens as lines and read lines, for screen readers and slow terminals."
    )
    static let isASCII = Option.flag("ascii", "Use no characters outside ASCII but the data's.")
    static let hasMouse = Option.flag("mouse", "Take clicks and the wheel of the mouse.")
    static let snapshot = Option.value(
        "snapshot",
        "FILE",
        "Write a picture of the screen as SVG, and end.",
        as: .file
    )

    struct Document: Encodable, Sendable {
        /// The names of the screens that are shown, from the first one of the section on.
        let path: [String]

        @MainActor
        fileprivate init(_ app: App) {
            path = app.shown.map(\.name)
        }
    }

    static let command = Command(
        "app",
        summary: "Open the application on the whole terminal.",
        details: """
            Digits open sections, Enter opens and confirms, Esc goes back, u takes the last change \
            of the records back, : finds everything by name, and ? lists the keys of a screen.
            """,
        arguments: [link],
        options: [isFresh, isLinear, isASCII, hasMouse, snapshot, SchedulingScreens.server],
        example: "momentum app sites/history",
        json: #"{"path": [names]}"#
    ) { call, context in
        let server = try SchedulingServer(context).address(call[SchedulingScreens.server])
        let browser = AppBrowser()
        let root = try CompositionRoot(.init(context: context, server: server, browser: browser))
        let app = App(root, context)
        await app.restore()
        let state = AppStateFile(context)
        if !call[isFresh] { await state.restore(app) }
        if let text = call[link] {
            try app.open(text.hasPrefix("momentum://") ? text : "momentum://\(text)")
        }
        defer { app.end() }
        if let file = call[snapshot] {
            await app.work.settle()
            let frame = app.frame(in: Size(columns: 80, rows: 24))
            try Data(frame.svg.utf8).write(to: file)
            let text: TerminalText = "Wrote \(file.lastPathComponent).\n"
            return CommandResult(Document(app), text: text)
        }
        let isDumb = context.environment["TERM"] == "dumb"
        if call[isLinear] || (isDumb && context.console.traits.isInputTerminal) {
            try await LinearApp(app, context.console).run()
        } else {
            try await run(app, call, context)
        }
        await state.save(app)
        return CommandResult(Document(app), text: "")
    }

    @MainActor
    private static func run(_ app: App, _ call: Invocation, _ context: CommandContext) async throws
    {
        let traits = context.console.traits
        guard traits.isInputTerminal, traits.isOutputTerminal else {
            throw call.usageError(
                "The application needs a terminal.",
                hint: "Without one: momentum app --linear"
            )
        }
        let session = try TerminalSession(.screen, hasMouse: call[hasMouse])
        let abilities = TerminalAbilities(hasColors: traits.usesStyles, isASCII: call[isASCII])
        let loop = AppLoop(session, abilities)
        try await loop.run { size in
            let frame = app.frame(in: size)
            return abilities.isASCII ? frame.ascii : frame
        } handle: { input in
            if input == .key(.control("z")) {
                session.suspend()
                return true
            }
            defer {
                if app.takeRedraw() { loop.redraw() }
            }
            return app.receive(input)
        }
        await app.work.settle()
        try Task.checkCancellation()
    }
}
