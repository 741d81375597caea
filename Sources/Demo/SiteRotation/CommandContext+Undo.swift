import MomentumCommandLine

extension CommandContext {
    /// The command line that takes back a change of the records; `nil` when nothing is kept.
    var undoOfSites: String? {
        dataDirectory == nil ? nil : "\(commandLine("sites undo"))"
    }
}
