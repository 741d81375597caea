import MomentumDomain

/// The German catalogues: of the texts that the program shows from the suite, and of its own.
///
/// They are apart, because one English word can have two meanings: a place of the body in one, and
/// of the index of businesses in the other.
enum German {
    /// The words of the suite; those of the program where the suite repeats them.
    static let words = Words(merged([suite, catalogue]))
    /// The words of the program; those of the suite where it repeats them.
    static let ownWords = Words(catalogue)

    static let suite = merged([
        places, labels, counts, siteFiles, siteReminders, siteStatistics, siteHome, serverErrors,
        storeErrors, entryErrors, correctionErrors,
        furtherErrors,
    ])

    static let catalogue = merged([
        fileScreens, historyScreens, reminderScreens, todayScreens, answers, storeAnswers,
        watchAnswers, tourAnswers, answersHelp,
        commands, commandHelp, commandSetupHelp, shell, shellScreens, shellLine, shellHelp, suite,
    ])

    /// All translations; of two with one key, the first.
    private static func merged(_ parts: [[String: String]]) -> [String: String] {
        parts.reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
    }
}
