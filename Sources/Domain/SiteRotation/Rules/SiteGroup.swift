/// The locations that share body part and side, whatever the sub-area.
struct SiteGroup: Hashable {
    private let bodyPart: String
    private let side: BodySide?

    init(_ location: SiteLocation) {
        bodyPart = location.bodyPart.comparisonKey
        side = location.side
    }
}
