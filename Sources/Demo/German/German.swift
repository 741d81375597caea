import MomentumDomain

/// The German catalogue of the program and of the texts that it shows from the suite.
enum German {
    static let words = Words(catalogue)

    /// The translations by their English keys.
    static let catalogue = [
        app, app2, app3, app4, answers, storeAnswers, watchAnswers, tourAnswers,
        answersHelp, commands, commandHelp, commandSetupHelp, shell, shellScreens, shellLine,
        shellHelp,
    ].reduce(into: [:]) { all, part in
        all.merge(part) { first, _ in first }
    }
}
