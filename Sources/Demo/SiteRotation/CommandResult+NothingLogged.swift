import MomentumCommandLine
import MomentumTerminal

extension CommandResult {
    /// The answer of a command that logged nothing.
    static var nothingLogged: CommandResult {
        CommandResult(
            LoggedSiteDocument(operation: nil, entry: nil, closed: nil, overlaps: nil),
            text: "Nothing was logged.\n"
        )
    }
}
