import MomentumDomain

extension String {
    /// True for the word that means no profile in commands.
    var meansNoProfile: Bool { comparisonKey == "none" }
}
