import MomentumDomain

/// The names of places: those of the first launch in the language of the texts, all others as the
/// wearer typed them.
extension SiteTexts {
    /// The name of a location in sentences; also covers an unknown one.
    public func displayName(of location: SiteLocation?) -> String {
        displayName(of: location?.place)
    }

    /// The name of a location for small spaces; also covers an unknown one.
    public func shortName(of location: SiteLocation?) -> String {
        shortName(of: location?.place)
    }

    /// The name of a place for small spaces; also covers an unknown one.
    public func shortName(of place: SitePlace?) -> String {
        place.map { words($0.shortPhrase) } ?? unknownLocation
    }

    /// The name of a place in sentences; also covers an unknown one.
    public func displayName(of place: SitePlace?) -> String {
        place.map { words($0.displayPhrase) } ?? unknownLocation
    }

    /// The name of a zone in sentences, such as `Front Abdomen`.
    public func zone(of place: SitePlace) -> String { words(place.zonePhrase) }

    /// The name of a zone that is to be added, such as `Front Chest`.
    public func name(of addition: SiteZoneAddition) -> String {
        SitePlace(bodyPart: addition.bodyPart, subArea: addition.qualifier)
            .map { words($0.zonePhrase) } ?? addition.name
    }

    /// The word `Left` or `Right`.
    public func word(for side: BodySide) -> String {
        words(side == .left ? "Left" : "Right")
    }
}
