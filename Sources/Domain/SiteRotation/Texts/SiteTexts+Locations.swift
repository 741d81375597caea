extension SiteTexts {
    /// The sentences and labels of locations; part of ``SiteTexts``.
    public struct Locations: Sendable {
        public var bothSides = "Left & Right"
        public var custom = "Custom"
        public var on = "On"
        public var off = "Off"
        public var deleteQuestion: @Sendable (_ zone: String) -> String = {
            "Delete \($0)? What was worn there stays in the history."
        }

        public init() {}
    }
}

extension SiteTexts {
    /// The sentences and labels about places that rest; part of ``SiteTexts``.
    public struct Rests: Sendable {
        /// The labels of reasons, by their names in storage.
        public var reasons = [
            "scar": "Scar", "lump": "Lump", "rash": "Rash", "bruise": "Bruise",
            "soreness": "Soreness",
        ]
        public var other = "Other"
        public var nothing = "No place rests."
        /// The badge of a place with an open-ended rest.
        public var resting = "Resting"
        public var restingUntil: @Sendable (_ end: String) -> String = { "Resting until \($0)" }
        public var over: @Sendable (_ end: String) -> String = { "Rested until \($0)" }
        public var later: @Sendable (_ start: String) -> String = { "Rests from \($0)" }
        /// The question before a change to a resting place.
        public var question:
            @Sendable (_ place: String, _ end: String?, _ reason: String?) -> String =
                { place, end, reason in
                    let until = end.map { " until \($0)" } ?? " until further notice"
                    let why = reason.map { " (\($0.lowercased()))" } ?? ""
                    return "\(place) rests\(until)\(why)."
                }

        public init() {}

        /// The word for a reason; the word for other reasons if it is unknown.
        public func word(for reason: RestReason) -> String { reasons[reason.rawValue] ?? other }
    }
}
