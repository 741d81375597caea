import MomentumDomain

extension SiteTexts {
    /// The words of the body map; part of ``SiteTexts``.
    public struct BodyMap: Sendable {
        public var title = "Body map"
        public var today = "Today"
        public var atEndOf: @Sendable (_ day: String) -> String = { "At the end of \($0)" }
        public var front = "Front"
        public var mirrored = "Front, mirrored"
        public var back = "Back"
        public var left = "L"
        public var right = "R"
        public var beside = "Not on the map:"

        public var days0 = "0 to 2 days"
        public var days3 = "3 to 6 days"
        public var days7 = "7 to 13 days"
        public var days14 = "14 days and more"
        public var resting = "Resting"

        public var days: @Sendable (Int) -> String = { $0.counted("day", "days") }
        public var isInUse: @Sendable (_ place: String) -> String = { "\($0) is in use." }
        public var nothingInUse = "No place is in use."
        public var summary: @Sendable (_ rested: Int, _ neverUsed: Int, _ places: Int) -> String = {
            rested,
            neverUsed,
            places in
            "Of \(places.counted("place", "places")), \(rested) rested 14 days or more, and \(neverUsed) \(neverUsed == 1 ? "was" : "were") never used."
        }

        public init() {}
    }

    /// The level of a place on the body map, in words.
    public func word(for level: BodyMapLevel) -> String {
        switch level {
        case .inUse: inUse
        case .days0: bodyMap.days0
        case .days3: bodyMap.days3
        case .days7: bodyMap.days7
        case .days14: bodyMap.days14
        case .neverUsed: neverUsed
        case .resting: bodyMap.resting
        }
    }
}
