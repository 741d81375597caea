import MomentumDomain

extension String {
    /// True for the word that commands take for no profile.
    var meansNoProfile: Bool { comparisonKey == "none" }
}
