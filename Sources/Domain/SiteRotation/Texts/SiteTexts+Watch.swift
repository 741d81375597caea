extension SiteTexts {
    /// The sentences of the watch, complications and widgets, in addition to the phone's.
    public struct Watch: Sendable {
        public var awaitingState = "Syncing with iPhone..."
        public var sending = "Sending..."
        public var queued = "Queued. It will be logged when your iPhone can be reached."
        public var needsUpdate = "Update Momentum on this watch to see the newest state."
        public var unknownLocation = "Not logged: your iPhone does not have this location any more."
        public var otherRefusal = "Not logged: your iPhone refused the request."

        /// The elapsed time, such as `50.3h elapsed`.
        public var elapsed: @Sendable (_ hours: String) -> String = { "\($0)h elapsed" }
        /// Whole hours for small spaces, such as `71h`.
        public var shortHours: @Sendable (Int) -> String = { "\($0)h" }
        /// Whole minutes for small spaces, such as `45m`.
        public var shortMinutes: @Sendable (Int) -> String = { "\($0)m" }
        /// Hours and minutes, such as `2h 15m`.
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
