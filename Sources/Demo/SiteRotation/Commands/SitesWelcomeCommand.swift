import MomentumCommandLine
import MomentumTerminal

/// `momentum sites welcome`: the tracker's onboarding, in full screen.
enum SitesWelcomeCommand {
    static let command = Command(
        "welcome",
        summary: "Set the tracker up on a terminal: places, times, or a backup to begin with.",
        example: "momentum sites welcome",
        json: AppRun.Document.shape
    ) { call, context in
        guard context.hasWholeTerminal else {
            throw call.usageError(
                saying("The first pages need a terminal."),
                hint: saying(
                    """
                    Elsewhere, set up with \(context.commandLine("sites settings --target-hours 72")), \
                    and bring in records with \(context.commandLine("sites import FILE")) or \
                    \(context.commandLine("sites restore FILE"))
                    """
                )
            )
        }
        let run = try await AppRun(context, server: nil, isForOneChange: true)
        try await run.open("momentum://sites/welcome")
        return try await run.onTerminal()
    }
}
