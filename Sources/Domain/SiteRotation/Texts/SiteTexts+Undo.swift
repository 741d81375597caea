import MomentumDomain

extension SiteTexts {
    /// The sentences about undone changes; part of ``SiteTexts``.
    public struct Undo: Sendable {
        public var takesBack: @Sendable (_ change: String) -> String = { "Takes back: \($0)." }
        public var doesAgain: @Sendable (_ change: String) -> String = { "Does again: \($0)." }

        /// The name of an entry, such as `Left Buttock (7 Mar 2026, 9:00)`, used by the next seven
        /// texts.
        public var named: @Sendable (_ place: String, _ start: String) -> String = {
            "\($0) (\($1))"
        }
        public var logged: @Sendable (_ entry: String) -> String = { "logged \($0)" }
        public var inserted: @Sendable (_ entry: String) -> String = { "inserted \($0)" }
        public var edited: @Sendable (_ entry: String) -> String = { "edited \($0)" }
        public var reopened: @Sendable (_ entry: String) -> String = { "reopened \($0)" }
        public var corrected: @Sendable (_ entry: String) -> String = { "corrected \($0)" }
        public var deleted: @Sendable (_ entry: String) -> String = { "deleted \($0)" }
        public var snoozed: @Sendable (_ entry: String) -> String = {
            "put off the reminders of \($0)"
        }
        public var replaced: @Sendable (_ added: Int, _ removed: Int) -> String = {
            added,
            removed in
            switch (added, removed) {
            case (_, 0): "added \(added.counted("entry", "entries"))"
            case (0, _): "deleted \(removed.counted("entry", "entries"))"
            default: "put \(added.counted("entry", "entries")) in place of \(removed)"
            }
        }
        public var locations:
            @Sendable (_ change: SiteAction.LocationChange?, _ names: [String]) -> String = {
                change,
                names in
                let verb =
                    switch change {
                    case .addition: "added"
                    case .removal: "removed"
                    case .switchingOn: "switched on"
                    case .switchingOff: "switched off"
                    case nil: "changed"
                    }
                let others = names.count > 3 ? " and \(names.count - 3) more" : ""
                return "\(verb) " + names.prefix(3).joined(separator: ", ") + others
            }
        /// Replaces the names of removed locations.
        public var locationCount: @Sendable (_ count: Int) -> String = {
            $0.counted("location", "locations")
        }
        public var rest: @Sendable (_ change: SiteAction.RestChange?, _ names: [String]) -> String =
            {
                change,
                names in
                let verb =
                    switch change {
                    case .addition: "began"
                    case .end: "ended"
                    case .deletion: "deleted"
                    case nil: "changed"
                    }
                return "\(verb) a rest for " + names.joined(separator: ", ")
            }
        public var settings = "changed settings"
        public var order = "changed the order of the locations"
        public var restored = "restored a backup"
        /// The further changes of a restored backup.
        public var withIt: @Sendable (_ change: String) -> String = { "With it: \($0)." }
        public var sensorEntries: @Sendable (_ count: Int) -> String = {
            "\($0.counted("entry", "entries")) of sensors"
        }
        /// The name of a change whose undo would alter nothing visible.
        public var nothing = "nothing that can be seen"
        /// Follows the name of a change whose undo would alter nothing visible.
        public var isOvertaken = "Nothing that is shown differs: it was changed again since."

        public var isWornAgain: @Sendable (_ place: String) -> String = { "\($0) is worn again." }
        public var ends: @Sendable (_ place: String, _ end: String, _ former: String?) -> String = {
            "\($0) ends on \($1)" + ($2.map { " instead of \($0)." } ?? ".")
        }
        public var starts:
            @Sendable (_ place: String, _ start: String, _ former: String) -> String = {
                "\($0) starts on \($1) instead of \($2)."
            }
        public var isAt: @Sendable (_ start: String, _ place: String, _ former: String) -> String =
            {
                "The entry of \($0) is at \($1) instead of \($2)."
            }
        public var hasNote: @Sendable (_ place: String, _ note: String?) -> String = {
            place,
            note in
            note.map { "\(place) has the note “\($0)”." } ?? "\(place) has no note."
        }
        public var hasReason: @Sendable (_ place: String, _ reason: String?) -> String = {
            place,
            reason in
            reason.map { "\(place) came off: \($0)." } ?? "\(place) has no reason."
        }
        public var hasFindings: @Sendable (_ place: String, _ findings: String) -> String = {
            "Found at \($0): \($1)."
        }
        public var hasNoFindings: @Sendable (_ place: String) -> String = {
            "\($0) has no findings."
        }
        public var isSnoozed: @Sendable (_ place: String, _ until: String?) -> String = {
            place,
            until in
            until.map { "The reminders of \(place) are put off until \($0)." }
                ?? "The reminders of \(place) are not put off."
        }
        public var new: @Sendable (_ entry: String) -> String = { "New: \($0)." }
        public var gone: @Sendable (_ entry: String) -> String = { "Deleted: \($0)." }

        public init() {}
    }
}
