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
        /// For typed words that mean no finding; `known` lists the labels of all.
        public var unknownFindings: @Sendable (_ words: String, _ known: String) -> String = {
            "\($0) is no finding. There are \($1)."
        }
        /// Offers a rest after a lump, hard skin or a bruise.
        public var offersRest: @Sendable (_ place: String) -> String = {
            "\($0) can be left free for a time."
        }

        /// Before a change becomes a correction of the one before, which takes nothing off.
        public var isLeftOut = "A correction leaves out what you said about the set that comes off."
        /// Before a correction for whose change a time was given.
        public var keepsTime = "It stays at the time of the change before."
        /// Before a correction that has a note of its own.
        public var replacesNote: @Sendable (_ note: String) -> String = {
            "It replaces the note “\($0)”."
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
            Set(Self.words(of: text).flatMap(findings(by:)))
        }

        /// The words of a text that mean no finding, as they were typed.
        public func unknownWords(in text: String) -> [String] {
            Self.words(of: text).filter { findings(by: $0).isEmpty }
        }

        private static func words(of text: String) -> [String] {
            text.split { !$0.isLetter }.map(String.init)
        }

        /// The findings that a word means: by the name, or the beginning of a word of the label.
        private func findings(by typed: String) -> [SiteFinding] {
            let typed = typed.lowercased()
            return SiteFinding.all.filter { finding in
                typed == finding.rawValue
                    || Self.words(of: word(for: finding)).contains { word in
                        typed.count > 2 && word.lowercased().hasPrefix(typed)
                    }
            }
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

extension SiteTexts {
    /// The remark on a set that came off; `nil` if its findings call for none.
    ///
    /// A rest is offered, not advised; a place that already has one gets no offer.
    ///
    /// - Parameters:
    ///   - entry: The set, as it is stored now.
    ///   - place: The name of its place.
    ///   - isResting: True if the place rests already.
    /// - Returns: One or two sentences.
    public func remark(onRemovalOf entry: SiteEntry, at place: String, isResting: Bool) -> String? {
        let isInflamed = entry.findings.contains(.pus) || entry.reason == .infection
        let isOffered = !isResting && entry.findings.contains(where: \.suggestsRest)
        let parts =
            (isInflamed ? [disclaimer] : []) + (isOffered ? [removal.offersRest(place)] : [])
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
}
