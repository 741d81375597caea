package import MomentumSiteRotationDomain

/// The transactions of a state, for finding others under the same numbers (ST-9).
///
/// A device that was restored from a backup uses numbers twice.
package struct ForkSearch {
    private let numbers: [UInt64: CounterRanges]
    private let transactions: Set<TransactionID>

    /// - Complexity: O(*n*) in the number of registers.
    package init(in state: SiteRotationState) {
        numbers = state.numbers
        transactions = state.transactions
    }

    /// True if a state that this one grew to has a new transaction under a number that was known,
    /// or two new ones under one number.
    ///
    /// A new transaction under a known number may also replace a lost one.
    ///
    /// - Complexity: O(*n*) in the number of registers.
    package func findsFork(in grown: SiteRotationState) -> Bool {
        var new: Set<TransactionID.Number> = []
        return grown.transactions.contains { id in
            guard !transactions.contains(id) else { return false }
            return numbers[id.replica]?.contains(id.counter) ?? false
                || !new.insert(id.number).inserted
        }
    }
}
