import MomentumSiteRotationDomain

extension SiteSyncOutcome {
    /// True if this sync itself changed something.
    var hasNews: Bool { published + received > 0 || exchange != nil }

    /// The findings that stay the same as long as nothing happens.
    var lasting: SiteSyncOutcome {
        var outcome = self
        (outcome.published, outcome.received, outcome.exchange) = (0, 0, nil)
        (outcome.awaitedSince, outcome.hasUnusedChoice) = (nil, false)
        return outcome
    }
}
