import MomentumDomain

extension SiteTexts {
    /// The sentences and labels about sets that came off; part of ``SiteTexts``.
    public struct Removal: Sendable {
        /// The labels of reasons, by their names in storage.
        public var reasons = [
            "planned": "Planned", "occlusion": "Occlusion", "kinked": "Kinked cannula",
            "leak": "Leak", "fellOff": "Fell off", "pulledOut": "Pulled out",
            "unexplainedHigh": "Unexplained high", "pain": "Pain", "bleeding": "Bleeding",
            "infection": "Infection",
        ]
        /// The labels of findings, by their names in storage.
        public var findings = [
            "redness": "Redness", "itching": "Itching", "rash": "Rash", "bruise": "Bruise",
            "lump": "Lump", "hard": "Hard skin", "pus": "Pus",
        ]
        /// For what a newer version of the program has written.
        public var other = "Other"
        public var question = "Why did it come off?"

        public var failures: @Sendable (_ count: Int, _ completed: Int, _ recorded: Int) -> String =
            {
                count,
                completed,
                recorded in
                let failures = count.counted("failure", "failures")
                return
                    "\(failures) in \(completed.counted("change", "changes")), \(recorded) recorded"
            }
        public var commonest: @Sendable (_ reason: String) -> String = { "mostly \($0)" }
        /// The share of failures with its interval, such as `33% (14 to 61%, n = 12)`.
        public var rate:
            @Sendable (_ percent: Int, _ low: Int, _ high: Int, _ count: Int) -> String = {
                "\($0)% (\($1) to \($2)%, n = \($3))"
            }
        public var tooFew = "too few recorded for a rate"
        public var moreOften = "more often than elsewhere"
        /// Offers a rest after a lump, hard skin or a bruise.
        public var offersRest: @Sendable (_ place: String) -> String = {
            "\($0) can be left free for a time."
        }

        public init() {}

        /// The word for a reason; that for other reasons if it is not known.
        public func word(for reason: RemovalReason) -> String {
            reasons[reason.rawValue] ?? other
        }

        /// The word for a finding; that for other findings if it is not known.
        public func word(for finding: SiteFinding) -> String {
            findings[finding.rawValue] ?? other
        }

        /// The findings that a text lists, by their labels or names, in any case.
        public func findings(in text: String) -> Set<SiteFinding> {
            let words = text.split { !$0.isLetter }.map { $0.lowercased() }
            return Set(
                SiteFinding.all.filter { finding in
                    words.contains(finding.rawValue)
                        || words.contains {
                            $0.count > 2 && word(for: finding).lowercased().hasPrefix($0)
                        }
                }
            )
        }

        /// Reason and findings of an entry, such as `Leak, rash`; `nil` if it has none.
        public func summary(of entry: SiteEntry) -> String? {
            let known = SiteFinding.all.filter(entry.findings.contains).map(word)
            let others = entry.findings.subtracting(SiteFinding.all).isEmpty ? [] : [other]
            let words = (entry.reason.map { [word(for: $0)] } ?? []) + known + others
            guard let first = words.first else { return nil }
            return ([first] + words.dropFirst().map { $0.lowercased() }).joined(separator: ", ")
        }

        /// Count, rate and commonest reason in a line; `nil` before the first reason.
        public func line(_ figures: FailureFigures, failsMoreOften: Bool = false) -> String? {
            guard figures.completed > 0 else { return nil }
            var parts = [failures(figures.count, figures.completed, figures.recorded)]
            if let rate = figures.rate {
                let percents = [rate.share, rate.low, rate.high].map(FailureRate.percent)
                parts.append(self.rate(percents[0], percents[1], percents[2], figures.recorded))
            } else {
                parts.append(tooFew)
            }
            if let reason = figures.commonest { parts.append(commonest(word(for: reason))) }
            if failsMoreOften { parts.append(moreOften) }
            return parts.joined(separator: ", ")
        }
    }
}
