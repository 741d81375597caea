import MomentumDomain

extension SiteTexts {
    /// The sentences and labels about sensors; part of ``SiteTexts``.
    public struct Sensors: Sendable {
        public var title = "Sensor"
        public var none = "No sensor is worn"
        public var firstInvitation = "Log your first sensor to begin."
        public var invitation = "Log the next sensor."
        public var nothingWorn: @Sendable (_ since: String) -> String = {
            "No sensor is worn since \($0)."
        }
        public var isOff =
            "Sensors are switched off. Switched on, they have a log of their own, "
            + "with all that was logged before."
        /// The setting, and its two values.
        public var logs = "Sensors"
        public var switchedOn = "on"
        public var switchedOff = "off"
        /// The question before zones for sensors only are added.
        public var offer: @Sendable (_ zones: [String]) -> String = {
            "Add places for sensors alone: \($0.joined(separator: ", "))?"
        }
        /// The line about the worn sensor beside the set.
        public var worn:
            @Sendable (_ place: String, _ elapsed: String, _ target: String, _ due: String) ->
                String = { "\($0), \($1) of \($2), \($3)" }
        /// The badges of a place where the other device is worn, or nearby.
        public var here = "Sensor here"
        public var nextTo = "Next to the sensor"
        /// The remarks before such a place is used.
        ///
        /// The distance is a published convention.
        public var isHere: @Sendable (_ place: String) -> String = {
            "The sensor is worn at \($0). \(SiteTexts.Sensors.convention)"
        }
        public var isNextTo: @Sendable (_ place: String, _ worn: String) -> String = {
            "\($0) is next to the sensor at \($1). \(SiteTexts.Sensors.convention)"
        }
        /// The badges and remarks for placing a sensor near a set.
        public var setHere = "Set here"
        public var nextToSet = "Next to the set"
        public var isAtSet: @Sendable (_ place: String) -> String = {
            "The set is worn at \($0). \(SiteTexts.Sensors.convention)"
        }
        public var isNextToSet: @Sendable (_ place: String, _ worn: String) -> String = {
            "\($0) is next to the set at \($1). \(SiteTexts.Sensors.convention)"
        }
        /// Names an action on the log of sensors.
        public var action: @Sendable (_ action: String) -> String = { "\($0), sensor" }

        /// The source: Medtronic UK, insertion site management page.
        private static let convention = "Medtronic names a distance of at least 5 cm between them."

        public init() {}

        /// The badge of a place.
        public func badge(of clash: SiteClash) -> String { clash == .shared ? here : nextTo }

        /// The remark before a place is used that clashes with the site of the other device.
        public func remark(on clash: SiteClash, at place: String, worn: String) -> String {
            clash == .shared ? isHere(place) : isNextTo(place, worn)
        }
    }

    /// The texts with words about sensors in place of sets.
    public var ofSensors: SiteTexts {
        var texts = self
        texts.noActiveSite = sensors.none
        texts.firstInvitation = sensors.firstInvitation
        texts.invitation = sensors.invitation
        texts.nothingWorn = sensors.nothingWorn
        texts.sensors.here = sensors.setHere
        texts.sensors.nextTo = sensors.nextToSet
        texts.sensors.isHere = sensors.isAtSet
        texts.sensors.isNextTo = sensors.isNextToSet
        return texts
    }
}
