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
        /// The label for data of a newer version.
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
        /// The refusal of typed words that are not findings; `known` lists all labels.
        public var unknownFindings: @Sendable (_ words: String, _ known: String) -> String = {
            "\($0) is no finding. There are \($1)."
        }
        /// Offers a rest after a lump, hard skin or a bruise.
        public var offersRest: @Sendable (_ place: String) -> String = {
            "\($0) can be left free for a time."
        }

        /// Warns that a correction drops the remarks on the removed set.
        public var isLeftOut = "A correction leaves out what you said about the set that comes off."
        /// Warns that a correction drops the time that was given for its change.
        public var keepsTime = "It stays at the time of the change before."
        /// Warns that a correction replaces the note by its own.
        public var replacesNote: @Sendable (_ note: String) -> String = {
            "It replaces the note “\($0)”."
        }

        public init() {}

        /// The word for a reason; the word for other reasons if it is unknown.
        public func word(for reason: RemovalReason) -> String {
            reasons[reason.rawValue] ?? other
        }

        /// The word for a finding; the word for other findings if it is unknown.
        public func word(for finding: SiteFinding) -> String {
            findings[finding.rawValue] ?? other
        }

        /// The findings that a text lists, by label or name, in any case.
        public func findings(in text: String) -> Set<SiteFinding> {
            Set(Self.words(of: text).flatMap(findings(by:)))
        }

        /// The words of a text that are not findings, as typed.
        public func unknownWords(in text: String) -> [String] {
            Self.words(of: text).filter { findings(by: $0).isEmpty }
        }

        private static func words(of text: String) -> [String] {
            text.split { !$0.isLetter }.map(String.init)
        }

        /// The findings for a word: by name, or by the beginning of a word of the label.
        private func findings(by typed: String) -> [SiteFinding] {
            let typed = typed.lowercased()
            return SiteFinding.all.filter { finding in
                typed == finding.rawValue
                    || Self.words(of: word(for: finding)).contains { word in
                        typed.count > 2 && word.lowercased().hasPrefix(typed)
                    }
            }
        }

        /// The reason and findings of an entry, such as `Leak, rash`; `nil` if it has none.
        public func summary(of entry: SiteEntry) -> String? {
            let known = SiteFinding.all.filter(entry.findings.contains).map(word)
            let others = entry.findings.subtracting(SiteFinding.all).isEmpty ? [] : [other]
            let words = (entry.reason.map { [word(for: $0)] } ?? []) + known + others
            guard let first = words.first else { return nil }
            return ([first] + words.dropFirst().map { $0.lowercased() }).joined(separator: ", ")
        }

        /// The count, rate and most frequent reason on one line; `nil` before the first reason.
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
    /// The remark on a removed set; `nil` if its findings need none.
    ///
    /// A rest is offered, not advised; a place that already has one gets no offer.
    ///
    /// - Parameters:
    ///   - entry: The set in its stored state.
    ///   - place: The name of its place.
    ///   - isResting: True if the place already rests.
    /// - Returns: One or two sentences.
    public func remark(onRemovalOf entry: SiteEntry, at place: String, isResting: Bool) -> String? {
        let isInflamed = entry.findings.contains(.pus) || entry.reason == .infection
        let isOffered = !isResting && entry.findings.contains(where: \.suggestsRest)
        let parts =
            (isInflamed ? [disclaimer] : []) + (isOffered ? [removal.offersRest(place)] : [])
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
}
