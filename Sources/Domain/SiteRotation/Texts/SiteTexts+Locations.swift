import MomentumDomain

extension SiteTexts {
    /// The sentences and labels of locations; part of ``SiteTexts``.
    public struct Locations: Sendable {
        private let words: Words

        public var bothSides: String { words("Left & Right") }
        public var custom: String { words("Custom") }
        public var on: String { words("On") }
        public var off: String { words("Off") }
        /// In English: `Delete {zone}?`, and that its history stays.
        public func deleteQuestion(_ zone: String) -> String {
            words("Delete \(zone)? What was worn there stays in the history.")
        }

        init(words: Words) { self.words = words }
    }
}

extension SiteTexts {
    /// The sentences and labels about places that rest; part of ``SiteTexts``.
    public struct Rests: Sendable {
        private let words: Words

        public var nothing: String { words("No place rests.") }
        /// The badge of a place with an open-ended rest.
        public var resting: String { words("Resting") }
        /// In English: `Resting until {end}`.
        public func restingUntil(_ end: String) -> String {
            words("Resting until \(end)")
        }
        /// In English: `Rested until {end}`.
        public func over(_ end: String) -> String {
            words("Rested until \(end)")
        }
        /// In English: `Rests from {start}`.
        public func later(_ start: String) -> String {
            words("Rests from \(start)")
        }
        /// The question before a change to a resting place.
        public func question(_ place: String, _ end: String?, _ reason: String?) -> String {
            switch (end, reason) {
            case (let end?, let reason?): words("\(place) rests until \(end) (\(reason)).")
            case (let end?, nil): words("\(place) rests until \(end).")
            case (nil, let reason?): words("\(place) rests until further notice (\(reason)).")
            case (nil, nil): words("\(place) rests until further notice.")
            }
        }

        init(words: Words) { self.words = words }

        /// The word for a reason; the word for other reasons if it is unknown.
        ///
        /// - Parameters:
        ///   - reason: A reason, possibly of a newer version.
        ///   - isLater: True inside a sentence or list, where English has a small letter.
        /// - Returns: The label.
        public func word(for reason: RestReason, isLater: Bool = false) -> String {
            let phrase: Phrase =
                switch reason.rawValue {
                case "scar": isLater ? "scar" : "Scar"
                case "lump": isLater ? "lump" : "Lump"
                case "rash": isLater ? "rash" : "Rash"
                case "bruise": isLater ? "bruise" : "Bruise"
                case "soreness": isLater ? "soreness" : "Soreness"
                default: isLater ? "other" : "Other"
                }
            return words(phrase)
        }
    }
}
