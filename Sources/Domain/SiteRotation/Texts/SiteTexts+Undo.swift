import MomentumDomain

extension SiteTexts {
    /// The sentences about undone changes; part of ``SiteTexts``.
    public struct Undo: Sendable {
        private let words: Words

        /// In English: `Takes back: {change}.`.
        public func takesBack(_ change: String) -> String {
            words("Takes back: \(change).")
        }
        /// In English: `Does again: {change}.`.
        public func doesAgain(_ change: String) -> String {
            words("Does again: \(change).")
        }

        /// The name of an entry, such as `Left Buttock (7 Mar 2026, 9:00)`, used by the next seven
        /// texts.
        public func named(_ place: String, _ start: String) -> String {
            words("\(place) (\(start))")
        }
        /// In English: `logged {entry}`.
        public func logged(_ entry: String) -> String {
            words("logged \(entry)")
        }
        /// In English: `inserted {entry}`.
        public func inserted(_ entry: String) -> String {
            words("inserted \(entry)")
        }
        /// In English: `edited {entry}`.
        public func edited(_ entry: String) -> String {
            words("edited \(entry)")
        }
        /// In English: `reopened {entry}`.
        public func reopened(_ entry: String) -> String {
            words("reopened \(entry)")
        }
        /// In English: `corrected {entry}`.
        public func corrected(_ entry: String) -> String {
            words("corrected \(entry)")
        }
        /// In English: `deleted {entry}`.
        public func deleted(_ entry: String) -> String {
            words("deleted \(entry)")
        }
        /// In English: `put off the reminders of {entry}`.
        public func snoozed(_ entry: String) -> String {
            words("put off the reminders of \(entry)")
        }
        /// In English: `put 2 entries in place of 1`.
        public func replaced(_ added: Int, _ removed: Int) -> String {
            switch (added, removed) {
            case (_, 0): words(Phrase(added, "added 1 entry", "added \(count: added) entries"))
            case (0, _):
                words(Phrase(removed, "deleted 1 entry", "deleted \(count: removed) entries"))
            default:
                words(
                    "put \(Phrase.counted(added, "entry", "entries")) in place of \(count: removed)"
                )
            }
        }
        /// In English: `switched on {names}`.
        public func locations(_ change: SiteAction.LocationChange?, _ names: [String]) -> String {
            let first = words.list(Array(names.prefix(3)))
            let list =
                names.count > 3 ? words("\(first) and \(count: names.count - 3) more") : first
            return switch change {
            case .addition: words("added \(list)")
            case .removal: words("removed \(list)")
            case .switchingOn: words("switched on \(list)")
            case .switchingOff: words("switched off \(list)")
            case nil: words("changed \(list)")
            }
        }
        /// Replaces the names of removed locations.
        public func locationCount(_ count: Int) -> String {
            words(.counted(count, "location"))
        }
        /// In English: `began a rest for {names}`.
        public func rest(_ change: SiteAction.RestChange?, _ names: [String]) -> String {
            let list = words.list(names)
            return switch change {
            case .addition: words("began a rest for \(list)")
            case .end: words("ended a rest for \(list)")
            case .deletion: words("deleted a rest for \(list)")
            case nil: words("changed a rest for \(list)")
            }
        }
        public var settings: String { words("changed settings") }
        public var order: String { words("changed the order of the locations") }
        public var restored: String { words("restored a backup") }
        /// The further changes of a restored backup.
        public func withIt(_ change: String) -> String {
            words("With it: \(change).")
        }
        /// In English: `{count} entries of sensors`.
        public func sensorEntries(_ count: Int) -> String {
            words("\(Phrase.counted(count, "entry", "entries")) of sensors")
        }
        /// The name of a change whose undo would alter nothing visible.
        public var nothing: String { words("nothing that can be seen") }
        /// Follows the name of a change whose undo would alter nothing visible.
        public var isOvertaken: String {
            words("Nothing that is shown differs: it was changed again since.")
        }

        /// In English: `{place} is worn again.`.
        public func isWornAgain(_ place: String) -> String {
            words("\(place) is worn again.")
        }
        /// In English: `{place} ends on {end} instead of {former}.`.
        public func ends(_ place: String, _ end: String, _ former: String?) -> String {
            former.map { words("\(place) ends on \(end) instead of \($0).") }
                ?? words("\(place) ends on \(end).")
        }
        /// In English: `{place} starts on {start} instead of {former}.`.
        public func starts(_ place: String, _ start: String, _ former: String) -> String {
            words("\(place) starts on \(start) instead of \(former).")
        }
        /// In English: `The entry of {start} is at {place} instead of {former}.`.
        public func isAt(_ start: String, _ place: String, _ former: String) -> String {
            words("The entry of \(start) is at \(place) instead of \(former).")
        }
        /// In English: `{place} has the note “{note}”.`.
        public func hasNote(_ place: String, _ note: String?) -> String {
            note.map { words("\(place) has the note “\($0)”.") } ?? words("\(place) has no note.")
        }
        /// In English: `{place} came off: {reason}.`.
        public func hasReason(_ place: String, _ reason: String?) -> String {
            reason.map { words("\(place) came off: \($0).") } ?? words("\(place) has no reason.")
        }
        /// In English: `Found at {place}: {findings}.`.
        public func hasFindings(_ place: String, _ findings: String) -> String {
            words("Found at \(place): \(findings).")
        }
        /// In English: `{place} has no findings.`.
        public func hasNoFindings(_ place: String) -> String {
            words("\(place) has no findings.")
        }
        /// In English: `The reminders of {place} are put off until {until}.`.
        public func isSnoozed(_ place: String, _ until: String?) -> String {
            until.map { words("The reminders of \(place) are put off until \($0).") }
                ?? words("The reminders of \(place) are not put off.")
        }
        /// In English: `New: {entry}.`.
        public func new(_ entry: String) -> String {
            words("New: \(entry).")
        }
        /// In English: `Deleted: {entry}.`.
        public func gone(_ entry: String) -> String {
            words("Deleted: \(entry).")
        }

        init(words: Words) { self.words = words }
    }
}
