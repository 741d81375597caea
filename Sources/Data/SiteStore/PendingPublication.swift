package import MomentumSiteRotationDomain

/// The changes that a device still has to publish, and the position at which they end.
package struct PendingPublication: Sendable {
    package enum Contents: Sendable {
        case transactions([EncodedTransaction])
        /// The journals no longer have the transactions; their registers are published instead
        /// (ST-45).
        case registers
    }

    package let contents: Contents
    /// The position where the next publication begins.
    package let end: JournalPosition

    package init(contents: Contents, end: JournalPosition) {
        self.contents = contents
        self.end = end
    }
}
