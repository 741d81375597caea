import MomentumCommandLine
import MomentumTerminal

/// `momentum app`: the application in full screen, or line by line.
enum AppCommand {
    static let link = Argument.optional(
        "LINK",
        "The screen to open, such as sites/history.",
        as: .link
    )
    static let isFresh = Option.flag("fresh", "Forget where the application was left.")
    static let isLinear = Option.flag(
        "linear",
        "Print screens as lines and read lines, for screen readers and slow terminals."
    )
    static let isASCII = Option.flag("ascii", "Use no characters outside ASCII but the data's.")
    static let hasMouse = Option.flag("mouse", "Take clicks and the wheel of the mouse.")
    static let theme = Option.value(
        "theme",
        "NAME",
        "The colours; as the terminal says if not given, and kept for the next run.",
        as: .choice(of: TerminalTheme.self)
    )
    static let isStill = Option.flag(
        "no-motion",
        "Show nothing that moves; also MOMENTUM_REDUCED_MOTION=1."
    )
    static let snapshot = Option.value(
        "snapshot",
        "FILE",
        "Write a picture of the screen as SVG, and end.",
        as: .file
    )

    static let command = Command(
        "app",
        summary: "Open the application on the whole terminal.",
        details: """
            Digits open sections, Enter opens and confirms, Esc goes back, u takes the last change \
            of the records back, : finds everything by name, and ? lists the keys of a screen.
            """,
        arguments: [link],
        options: [
            isFresh, isLinear, isASCII, hasMouse, theme, isStill, snapshot,
            SchedulingScreens.server,
        ] + SuggestOptions.ofSources,
        example: "momentum app sites/history",
        json: AppRun.Document.shape
    ) { call, context in
        try refuseIdle(call)
        let run = try await AppRun(
            context,
            server: try SchedulingServer(context).address(call[SchedulingScreens.server]),
            sources: try SuggestOptions.sources(call).all,
            isFresh: call[isFresh],
            isPicture: call[snapshot] != nil,
            isStill: call[isStill]
        )
        run.look(call[theme], hasMouse: call[hasMouse])
        if let text = call[link] { try await run.open(text) }
        if let file = call[snapshot] { return try await run.write(to: file) }
        let isDumb = context.environment["TERM"] == "dumb"
        if call[isLinear] || (isDumb && context.console.traits.isInputTerminal) {
            return try await run.lineByLine(isASCII: call[isASCII])
        }
        guard context.hasWholeTerminal else {
            throw call.usageError(
                "The application needs a terminal.",
                hint: "Without one: momentum app --linear"
            )
        }
        return try await run.onTerminal(isASCII: call[isASCII])
    }

    /// Refuses options that have no effect in combination with another one.
    private static func refuseIdle(_ call: Invocation) throws {
        let isPicture = call[snapshot] != nil
        let idle: [(Bool, String, String)] = [
            (isPicture && call[isLinear], "--snapshot", "--linear"),
            (isPicture && call[hasMouse], "--snapshot", "--mouse"),
            (isPicture && call[isASCII], "--snapshot", "--ascii"),
            (isPicture && call[isFresh], "--snapshot", "--fresh"),
            (isPicture && call[theme] != nil, "--snapshot", "--theme"),
            (isPicture && call[isStill], "--snapshot", "--no-motion"),
            (call[isLinear] && call[hasMouse], "--linear", "--mouse"),
            (call[isLinear] && call[theme] != nil, "--linear", "--theme"),
        ]
        for (isBoth, main, other) in idle where isBoth {
            throw call.usageError(
                saying("\(other) changes nothing with \(main)."),
                hint: saying("Leave \(other) out.")
            )
        }
    }
}
