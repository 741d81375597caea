import MomentumDomain

extension SiteTexts {
    /// The sentences of the watch, complications and widgets, in addition to the phone's.
    public struct Watch: Sendable {
        private let words: Words

        public var awaitingState: String { words("Syncing with iPhone...") }
        public var sending: String { words("Sending...") }
        public var queued: String {
            words("Queued. It will be logged when your iPhone can be reached.")
        }
        public var needsUpdate: String {
            words("Update Momentum on this watch to see the newest state.")
        }
        public var unknownLocation: String {
            words("Not logged: your iPhone does not have this location any more.")
        }
        public var otherRefusal: String { words("Not logged: your iPhone refused the request.") }

        /// The elapsed time, such as `50.3h elapsed`.
        public func elapsed(_ hours: String) -> String {
            words("\(hours)h elapsed")
        }
        /// Whole hours for small spaces, such as `71h`.
        public func shortHours(_ count: Int) -> String {
            words("\(count: count)h")
        }
        /// Whole minutes for small spaces, such as `45m`.
        public func shortMinutes(_ count: Int) -> String {
            words("\(count: count)m")
        }
        /// Hours and minutes, such as `2h 15m`.
        public func hoursAndMinutes(_ hours: Int, _ minutes: Int) -> String {
            words("\(count: hours)h \(count: minutes)m")
        }

        init(words: Words) { self.words = words }

        /// The reason of a refusal, as a sentence.
        public func reason(_ refusal: SiteCommandRefusal) -> String {
            switch refusal {
            case .unknownLocation: unknownLocation
            case .other: otherRefusal
            }
        }
    }
}
