/// The names of a place; every screen, file and complication uses these (SR-11).
extension SitePlace {
    /// Sub-area and body part, for example `Front Abdomen` or `Buttock`; the side does not matter.
    public var zone: String {
        [subArea, bodyPart].compactMap(\.self).joined(separator: " ")
    }

    /// Body part, and the sub-area in parentheses: `Abdomen (Front)`, `Buttock` (SR-7).
    public var zoneName: String {
        subArea.map { "\(bodyPart) (\($0))" } ?? bodyPart
    }

    /// The form for small spaces and CSV files: `L Abdomen (Front)`, `Lower Back` (SR-8).
    public var shortName: String {
        side.map { "\($0.initial) \(zoneName)" } ?? zoneName
    }

    /// The form for sentences, pickers and assistive technology: `Left Front Abdomen` (SR-9).
    public var displayName: String {
        side.map { "\($0.word) \(zone)" } ?? zone
    }
}
