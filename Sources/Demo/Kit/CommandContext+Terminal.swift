import MomentumCommandLine

extension CommandContext {
    /// True if a person uses a terminal that supports drawing.
    var hasWholeTerminal: Bool {
        console.traits.isInputTerminal && console.traits.isOutputTerminal && !console.mode.isJSON
    }
}
