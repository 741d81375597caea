import MomentumCommandLine

extension CommandContext {
    /// True if a person sits at a terminal that can be drawn on.
    var hasWholeTerminal: Bool {
        console.traits.isInputTerminal && console.traits.isOutputTerminal && !console.mode.isJSON
    }
}
