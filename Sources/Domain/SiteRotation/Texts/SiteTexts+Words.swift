extension SiteTexts {
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
