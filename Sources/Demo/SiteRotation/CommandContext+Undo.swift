import MomentumCommandLine

extension CommandContext {
    /// The command line that undoes a change of the records; `nil` if nothing is kept.
    var undoOfSites: String? {
        dataDirectory == nil ? nil : "\(commandLine("sites undo"))"
    }
}
