extension SiteTexts {
    /// The sentences of watch, complications and widgets, besides those of the phone.
    public struct Watch: Sendable {
        public var awaitingState = "Syncing with iPhone..."
        public var sending = "Sending..."
        public var queued = "Queued. It will be logged when your iPhone can be reached."
        public var needsUpdate = "Update Momentum on this watch to see the newest state."
        public var unknownLocation = "Not logged: your iPhone does not have this location any more."
        public var otherRefusal = "Not logged: your iPhone refused the request."

        /// `50.3h elapsed`.
        public var elapsed: @Sendable (_ hours: String) -> String = { "\($0)h elapsed" }
        /// `71h`, whole hours for small spaces.
        public var shortHours: @Sendable (Int) -> String = { "\($0)h" }
        /// `45m`, whole minutes for small spaces.
        public var shortMinutes: @Sendable (Int) -> String = { "\($0)m" }
        /// `2h 15m`.
        public var hoursAndMinutes: @Sendable (Int, Int) -> String = { "\($0)h \($1)m" }

        public init() {}

        /// The reason of a refusal, as a sentence.
        public func reason(_ refusal: SiteCommandRefusal) -> String {
            switch refusal {
            case .unknownLocation: unknownLocation
            case .other: otherRefusal
            }
        }
    }
}
