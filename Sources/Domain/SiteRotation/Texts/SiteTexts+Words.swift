extension SiteTexts {
    /// A sentence about entries that count in nothing, and what to do about them.
    static func apart(_ what: String, count: Int, named: [String]) -> String {
        let others = count > named.count ? ["\(count - named.count) more"] : []
        let list = (named + others).joined(separator: "; ")
        return count == 1
            ? "\(what): \(list). Correct its time or delete it."
            : "\(what): \(list). Correct their times or delete them."
    }

    /// Says how far the latest change lies ahead of the clock, in whole seconds, minutes or hours.
    public func lead(_ lead: Duration) -> String {
        let seconds = max(Int(lead.components.seconds), 1)
        let minutes = (seconds + 30) / 60
        return self.lead(
            seconds < 60
                ? seconds.counted("second", "seconds")
                : minutes < 60
                    ? minutes.counted("minute", "minutes")
                    : ((minutes + 30) / 60).counted("hour", "hours")
        )
    }

    /// How long ago a location was last used, counted in calendar days (SR-26).
    ///
    /// - Parameter days: The days since the last use; `nil` when there was none.
    /// - Returns: For example `1 day ago`.
    public func lastUse(days: Int?) -> String {
        switch days {
        case nil: neverUsed
        case 0?: today
        case let days?: daysAgo(days)
        }
    }

    /// The status as a word, since colour alone says nothing to many (SR-155).
    public func word(for status: WearStatus) -> String {
        switch status {
        case .onTrack: onTrack
        case .dueSoon: dueSoon
        case .overdue: overdue
        }
    }

    /// The label of a badge; `nil` where there is no badge (SR-24, SR-154).
    public func label(for category: SiteCategory) -> String? {
        switch category {
        case .avoid: avoid
        case .recommended: recommended
        case .neutral: nil
        }
    }

    /// The name of a location in sentences, also of one that is not known (SR-10).
    public func displayName(of location: SiteLocation?) -> String {
        location?.displayName ?? unknownLocation
    }

    /// The name of a location where space is scarce, also of one that is not known (SR-10).
    public func shortName(of location: SiteLocation?) -> String {
        location?.shortName ?? unknownLocation
    }

    /// The name of a place where space is scarce, also of one that is not known (SR-10).
    public func shortName(of place: SitePlace?) -> String {
        place?.shortName ?? unknownLocation
    }

    /// The name of a place in sentences, also of one that is not known (SR-10).
    public func displayName(of place: SitePlace?) -> String {
        place?.displayName ?? unknownLocation
    }
}
