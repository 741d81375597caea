import MomentumDomain

/// What a device has to publish, and how far that brings it.
struct PendingPublication: Sendable {
    enum Contents: Sendable {
        case transactions([EncodedTransaction])
        /// The transactions are no longer in the journals; their registers are (ST-45).
        case registers
    }

    let contents: Contents
    /// Where the next outbox begins.
    let end: JournalPosition

    init(contents: Contents, end: JournalPosition) {
        self.contents = contents
        self.end = end
    }

    var isEmpty: Bool {
        if case .transactions(let transactions) = contents { return transactions.isEmpty }
        return false
    }
}
