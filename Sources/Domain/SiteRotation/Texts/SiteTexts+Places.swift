package import MomentumDomain

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

    /// The name of a zone in lists, such as `Abdomen (Front)`.
    public func zoneName(of place: SitePlace) -> String { words(place.zoneNamePhrase) }

    /// The word `Left` or `Right`.
    public func word(for side: BodySide) -> String {
        words(side == .left ? "Left" : "Right")
    }
}

extension SitePlace {
    /// ``displayName`` in any language.
    package var displayPhrase: Phrase {
        switch side {
        case .left: "Left \(zonePhrase)"
        case .right: "Right \(zonePhrase)"
        case nil: zonePhrase
        }
    }

    /// ``shortName`` in any language.
    package var shortPhrase: Phrase {
        switch side {
        case .left: "L \(zoneNamePhrase)"
        case .right: "R \(zoneNamePhrase)"
        case nil: zoneNamePhrase
        }
    }

    /// ``zone`` in any language.
    package var zonePhrase: Phrase {
        switch (bodyPart, subArea) {
        case ("Abdomen", "Front"): "Front Abdomen"
        case ("Abdomen", "Side"): "Side Abdomen"
        case ("Abdomen", "Back"): "Back Abdomen"
        case ("Thigh", "Front"): "Front Thigh"
        case ("Thigh", "Side"): "Side Thigh"
        case ("Arm", "Back"): "Back Arm"
        case ("Buttock", nil): "Buttock"
        default: Phrase(verbatim: zone)
        }
    }

    /// ``zoneName`` in any language.
    package var zoneNamePhrase: Phrase {
        switch (bodyPart, subArea) {
        case ("Abdomen", "Front"): "Abdomen (Front)"
        case ("Abdomen", "Side"): "Abdomen (Side)"
        case ("Abdomen", "Back"): "Abdomen (Back)"
        case ("Thigh", "Front"): "Thigh (Front)"
        case ("Thigh", "Side"): "Thigh (Side)"
        case ("Arm", "Back"): "Arm (Back)"
        case ("Buttock", nil): "Buttock"
        default: Phrase(verbatim: zoneName)
        }
    }
}
