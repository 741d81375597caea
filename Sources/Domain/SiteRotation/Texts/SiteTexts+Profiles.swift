import MomentumDomain

extension SiteTexts {
    /// The sentences and labels about wear profiles; part of ``SiteTexts``.
    public struct Profiles: Sendable {
        private let words: Words

        public var title: String { words("Profile") }
        /// The label of entries without a profile, which use the target of the settings.
        public var none: String { words("None") }
        /// The label of a profile that has not arrived yet from the device that added it.
        public var unknown: String { words("Unknown profile") }
        public var set: String { words("set") }
        public var sensor: String { words("sensor") }
        public var archived: String { words("archived") }
        public var isNext: String { words("taken by the next change") }
        public var nothing: String { words("There are no profiles.") }
        /// The name of a profile in a list with places.
        public func named(_ name: String) -> String {
            words("Profile \(name)")
        }
        public var withoutProfile: String { words("Without a profile") }
        /// The heading of figures about a single profile.
        public func only(_ name: String) -> String {
            words("Only with \(name)")
        }
        public var onlyWithout: String { words("Only without a profile") }
        /// In English: `Nothing with {name} was logged.`.
        public func nothingWith(_ name: String) -> String {
            words("Nothing with \(name) was logged.")
        }
        public var nothingWithout: String { words("Everything that was logged has a profile.") }
        /// The flag of a place where sets of one profile last shorter than elsewhere.
        public func belowMedian(_ percent: Int, _ name: String) -> String {
            words("\(count: percent)% below your overall median with \(name)")
        }
        /// The locations that are below the median of the profile they are compared within.
        public func below(_ flagged: [String]) -> String {
            let list = words.list(flagged)
            return words("Well below the median with the same profile: \(list).")
        }
        /// The remark on a place with too few wearings of the compared profile.
        public func tooFew(_ name: String) -> String {
            words("too few with \(name) to compare")
        }
        /// In English: `added the profile {names}`.
        public func changed(_ change: SiteAction.ProfileChange?, _ names: [String]) -> String {
            let list = words.list(names)
            return switch change {
            case .addition: words("added the profile \(list)")
            case .archiving: words("archived the profile \(list)")
            case .offering: words("offered the profile \(list) again")
            case nil: words("changed the profile \(list)")
            }
        }
        /// The effect of an undo or a correction on an entry.
        public func has(_ place: String, _ name: String?) -> String {
            name.map { words("\(place) has the profile \($0).") }
                ?? words("\(place) has no profile.")
        }
        /// In English: `{place} is planned for {hours}.`.
        public func hasHours(_ place: String, _ hours: String) -> String {
            words("\(place) is planned for \(hours).")
        }
        /// The remark on a change of the target that a profile overrides.
        public func overridesTarget(_ name: String, _ hours: String) -> String {
            words("The next change takes \(hours) from its profile \(name).")
        }

        init(words: Words) { self.words = words }

        /// The device as a word.
        public func word(for device: WornDevice) -> String { device == .set ? set : sensor }
    }
}
