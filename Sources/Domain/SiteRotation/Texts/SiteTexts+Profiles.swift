import MomentumDomain

extension SiteTexts {
    /// The sentences and labels about wear profiles; part of ``SiteTexts``.
    public struct Profiles: Sendable {
        public var title = "Profile"
        /// The label of entries without a profile, which use the target of the settings.
        public var none = "None"
        /// The label of a profile that has not arrived yet from the device that added it.
        public var unknown = "Unknown profile"
        public var set = "set"
        public var sensor = "sensor"
        public var archived = "archived"
        public var isNext = "taken by the next change"
        public var nothing = "There are no profiles."
        /// The name of a profile in a list with places.
        public var named: @Sendable (_ name: String) -> String = { "Profile \($0)" }
        public var withoutProfile = "Without a profile"
        /// The heading of figures about a single profile.
        public var only: @Sendable (_ name: String) -> String = { "Only with \($0)" }
        public var onlyWithout = "Only without a profile"
        public var nothingWith: @Sendable (_ name: String) -> String = {
            "Nothing with \($0) was logged."
        }
        public var nothingWithout = "Everything that was logged has a profile."
        /// The flag of a place where sets of one profile last shorter than elsewhere.
        public var belowMedian: @Sendable (_ percent: Int, _ name: String) -> String = {
            "\($0)% below your overall median with \($1)"
        }
        /// The remark on a place with too few wearings of the compared profile.
        public var tooFew: @Sendable (_ name: String) -> String = {
            "too few with \($0) to compare"
        }
        public var changed:
            @Sendable (_ change: SiteAction.ProfileChange?, _ names: [String]) -> String = {
                change,
                names in
                let profile = "the profile " + names.joined(separator: ", ")
                return switch change {
                case .addition: "added " + profile
                case .archiving: "archived " + profile
                case .offering: "offered \(profile) again"
                case nil: "changed " + profile
                }
            }
        /// The effect of an undo or a correction on an entry.
        public var has: @Sendable (_ place: String, _ name: String?) -> String = { place, name in
            name.map { "\(place) has the profile \($0)." } ?? "\(place) has no profile."
        }
        public var hasHours: @Sendable (_ place: String, _ hours: String) -> String = {
            "\($0) is planned for \($1)."
        }
        /// The remark on a change of the target that a profile overrides.
        public var overridesTarget: @Sendable (_ name: String, _ hours: String) -> String = {
            "The next change takes \($1) from its profile \($0)."
        }

        public init() {}

        /// The device as a word.
        public func word(for device: WornDevice) -> String { device == .set ? set : sensor }

        /// The name of a listed profile.
        public func name(of profile: WearProfile?, id: WearProfile.ID?) -> String {
            profile?.name ?? (id == nil ? none : unknown)
        }
    }
}
