import MomentumDomain

extension SiteTexts {
    /// The words of the body map; part of ``SiteTexts``.
    public struct BodyMap: Sendable {
        private let words: Words

        public var title: String { words("Body map") }
        public var today: String { words("Today") }
        /// In English: `At the end of {day}`.
        public func atEndOf(_ day: String) -> String {
            words("At the end of \(day)")
        }
        public var front: String { words("Front") }
        public var mirrored: String { words("Front, mirrored") }
        public var back: String { words("Back") }
        public var left: String { words("L") }
        public var right: String { words("R") }

        public var days0: String { words("0 to 2 days") }
        public var days3: String { words("3 to 6 days") }
        public var days7: String { words("7 to 13 days") }
        public var days14: String { words("14 days and more") }
        public var resting: String { words("Resting") }

        /// In English: `{count} days`.
        public func days(_ count: Int) -> String {
            words(.counted(count, "day"))
        }
        /// In English: `{place} is in use.`.
        public func isInUse(_ place: String) -> String {
            words("\(place) is in use.")
        }
        public var nothingInUse: String { words("No place is in use.") }
        /// In English: `Of {places} places, {rested} rested 14 days or more, and …`.
        public func summary(_ rested: Int, _ neverUsed: Int, _ places: Int) -> String {
            let unused = Phrase(
                neverUsed,
                "1 was never used",
                "\(count: neverUsed) were never used"
            )
            return words(
                """
                Of \(Phrase.counted(places, "place")), \(count: rested) rested 14 days or more, and \
                \(unused).
                """
            )
        }

        init(words: Words) { self.words = words }
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
