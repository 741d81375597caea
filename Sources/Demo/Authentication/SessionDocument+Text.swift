extension SessionDocument {
    /// The same in a sentence or two, for people.
    var text: TerminalText {
        switch (state, reason) {
        case ("signedIn", _): "Signed in to \(server)\(who), \(verification)\n"
        case ("signedOut", "sessionEnded"):
            "Signed out of \(server): the session has ended. Sign in: momentum auth login\n"
        case ("signedOut", "accountDeleted"):
            "Signed out of \(server): the account was deleted.\n"
        case ("restoring", _):
            "It is not known who is signed in to \(server). \(problem?.message ?? "")\n"
        default: "Signed out of \(server).\n"
        }
    }

    /// Nobody is named before the server has named the account.
    private var who: String {
        guard let account else { return "" }
        return " as " + (email.map { "\(account) <\($0)>" } ?? account)
    }

    private var verification: String {
        guard isKept else {
            return
                "\(isVerified ? "" : "not ")verified. It could not be stored and ends with this run."
        }
        guard !isVerified else { return "verified." }
        guard let problem else { return "not verified yet. The session is kept." }
        let reason =
            isServerAway
            ? "the server could not be reached."
            : problem.message.prefix(1).lowercased() + problem.message.dropFirst()
        return "not verified: \(reason) The session is kept."
    }
}
