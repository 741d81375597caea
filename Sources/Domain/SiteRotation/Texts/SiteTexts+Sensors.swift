import MomentumDomain

extension SiteTexts {
    /// The sentences and labels about sensors; part of ``SiteTexts``.
    public struct Sensors: Sendable {
        private let words: Words
        /// True if sets are worn at the places in question, and a sensor is placed.
        private let isAboutSets: Bool

        public var title: String { words("Sensor") }
        public var none: String { words("No sensor is worn") }
        public var firstInvitation: String { words("Log your first sensor to begin.") }
        public var invitation: String { words("Log the next sensor.") }
        /// In English: `No sensor is worn since {since}.`.
        public func nothingWorn(_ since: String) -> String {
            words("No sensor is worn since \(since).")
        }
        public var isOff: String {
            words(
                """
                Sensors are switched off. Switched on, they have a log of their own, with \
                all that was logged before.
                """
            )
        }
        /// The setting, and its two values.
        public var logs: String { words("Sensors") }
        public var switchedOn: String { words("on") }
        public var switchedOff: String { words("off") }
        /// The question before zones for sensors only are added.
        public func offer(_ zones: [String]) -> String {
            words("Add places for sensors alone: \(words.list(zones))?")
        }
        /// The line about the worn sensor beside the set.
        public func worn(
            _ place: String,
            _ elapsed: String,
            _ target: String,
            _ due: String
        ) -> String {
            words("\(place), \(elapsed) of \(target), \(due)")
        }
        /// The badges of a place where the other device is worn, or nearby.
        public var here: String { isAboutSets ? words("Set here") : words("Sensor here") }
        public var nextTo: String {
            isAboutSets ? words("Next to the set") : words("Next to the sensor")
        }
        /// The sentence that nothing is recommended, if only a place of the other device is left.
        public var nothingFree: String {
            words(
                isAboutSets
                    ? "Every location rests, is one of the last used, or has the set."
                    : "Every location rests, is one of the last used, or has the sensor."
            )
        }
        /// The remarks before such a place is used.
        ///
        /// The distance is a published convention.
        public func isHere(_ place: String) -> String {
            words(
                isAboutSets
                    ? "The set is worn at \(place). \(convention)"
                    : "The sensor is worn at \(place). \(convention)"
            )
        }
        /// In English: `{place} is next to the sensor at {worn}.`.
        public func isNextTo(_ place: String, _ worn: String) -> String {
            words(
                isAboutSets
                    ? "\(place) is next to the set at \(worn). \(convention)"
                    : "\(place) is next to the sensor at \(worn). \(convention)"
            )
        }
        /// Names an action on the log of sensors.
        public func action(_ action: String) -> String {
            words("\(action), sensor")
        }

        /// The source: Medtronic UK, insertion site management page.
        private var convention: Phrase {
            "Medtronic names a distance of at least 5 cm between them."
        }

        init(words: Words, isAboutSets: Bool) {
            (self.words, self.isAboutSets) = (words, isAboutSets)
        }

        /// The badge of a place.
        public func badge(of clash: SiteClash) -> String { clash == .shared ? here : nextTo }

        /// The remark before a place is used that clashes with the site of the other device.
        public func remark(on clash: SiteClash, at place: String, worn: String) -> String {
            clash == .shared ? isHere(place) : isNextTo(place, worn)
        }
    }
}
