package import MomentumDomain

/// The names of a place in any language.
///
/// Those that the suite knows are phrases; all others stay as the wearer typed them.
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
        case ("Chest", "Front"): "Front Chest"
        case ("Arm", "Side"): "Side Arm"
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
        case ("Chest", "Front"): "Chest (Front)"
        case ("Arm", "Side"): "Arm (Side)"
        default: Phrase(verbatim: zoneName)
        }
    }
}
