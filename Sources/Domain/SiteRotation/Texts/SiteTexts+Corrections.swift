import MomentumDomain

extension SiteTexts {
    /// The sentences about corrections and the review; part of ``SiteTexts``.
    public struct Corrections: Sendable {
        private let words: Words

        /// The remark on an insertion that is an ordinary change.
        public var isChange: String {
            words("Nothing starts later, so this is an ordinary site change.")
        }
        public var nothing: String { words("Nothing would change.") }
        /// The remark on an entry that another one now ends, and that may have come off with these
        /// findings.
        public func keepsRemoval(_ place: String, _ summary: String) -> String {
            words("What was recorded when a set came off stays with \(place): \(summary).")
        }
        /// In English: `{first} and {second} overlap from {from}, for {time}.`.
        public func overlap(
            _ first: String,
            _ second: String,
            _ from: String,
            _ time: String
        ) -> String {
            words("\(first) and \(second) overlap from \(from), for \(time).")
        }
        /// In English: `Nothing is recorded from {from} to {to}, for {time}.`.
        public func gap(_ from: String, _ to: String, _ time: String) -> String {
            words("Nothing is recorded from \(from) to \(to), for \(time).")
        }
        /// In English: `{entry} overlaps {others}, for {time}.`.
        public func overlapsLater(_ entry: String, _ others: [String], _ time: String) -> String {
            let list = words.list(Array(others.prefix(3)))
            return words(
                others.count > 3
                    ? "\(entry) overlaps \(list) and \(count: others.count - 3) more, for \(time)."
                    : "\(entry) overlaps \(list), for \(time)."
            )
        }
        /// In English: `{entry} was logged again after {time}.`.
        public func duplicate(_ entry: String, _ time: String) -> String {
            words("\(entry) was logged again after \(time).")
        }
        /// In English: `{entry} lasts {time}. Was a change forgotten?`.
        public func long(_ entry: String, _ time: String) -> String {
            words("\(entry) lasts \(time). Was a change forgotten?")
        }
        /// In English: `{entry} starts within a minute of that time.`.
        public func startTaken(_ entry: String) -> String {
            words(
                """
                \(entry) starts within a minute of that time. Choose another time, or \
                correct that entry instead. Nothing was saved.
                """
            )
        }
        public var clear: String { words("No overlaps, no gaps, nothing logged twice.") }

        init(words: Words) { self.words = words }

        /// The numbers of issues, such as `2 overlaps, 1 gap`.
        public func counts(_ issues: [SiteIssue]) -> String {
            let counts: [String] = SiteIssue.Kind.allCases.compactMap { kind in
                let count = issues.count { $0.kind == kind }
                guard count > 0 else { return nil }
                return switch kind {
                case .overlap: words(.counted(count, "overlap"))
                case .gap: words(.counted(count, "gap"))
                case .duplicate: words(.counted(count, "duplicate"))
                case .long: words(.counted(count, "long entry", "long entries"))
                }
            }
            return words.list(counts)
        }
    }
}
