import MomentumCommandLine

/// A step of the tour that ended in an unexpected state.
struct TourFailure: CommandFailureConvertible {
    let step: String
    let state: String

    init(step: String, state: some Any) {
        self.step = step
        self.state = "\(state)"
    }

    var commandFailure: CommandFailure {
        CommandFailure(
            domain: CommandFailure.ownDomain,
            code: 20,
            kind: "tourFailed",
            message: "The tour could not go on: \(step) ended as \(state)."
        )
    }
}
