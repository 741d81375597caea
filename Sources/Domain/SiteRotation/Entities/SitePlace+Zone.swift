extension SitePlace {
    private static let defaultZones: [String: SitePlace] = Dictionary(
        SiteLocation.defaults.map { ($0.place.zone.comparisonKey, $0.place) }
    ) { first, _ in first }

    /// Makes a place of the one text that older records have in place of body part and sub-area
    /// (SR-80).
    ///
    /// The zones of the fourteen default locations are taken apart, however they are spelled. Of
    /// any other text nobody knows which words are the body part, so all of them are: `Lower Back`
    /// stays what it is. Returns nothing when the text is empty or only white space.
    public init?(zone: String, side: BodySide?) {
        guard let known = Self.defaultZones[zone.comparisonKey] else {
            self.init(bodyPart: zone, side: side)
            return
        }
        self.init(uncheckedBodyPart: known.bodyPart, subArea: known.subArea, side: side)
    }
}
