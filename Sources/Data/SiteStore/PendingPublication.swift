package import MomentumSiteRotationDomain

/// What a device has to publish, and how far that brings it.
package struct PendingPublication: Sendable {
    package enum Contents: Sendable {
        case transactions([EncodedTransaction])
        /// The transactions are no longer in the journals; their registers are (ST-45).
        case registers
    }

    package let contents: Contents
    /// Where the next outbox begins.
    package let end: JournalPosition

    package init(contents: Contents, end: JournalPosition) {
        self.contents = contents
        self.end = end
    }

    package var isEmpty: Bool {
        if case .transactions(let transactions) = contents { return transactions.isEmpty }
        return false
    }
}
