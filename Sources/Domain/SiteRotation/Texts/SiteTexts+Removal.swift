import MomentumDomain

extension SiteTexts {
    /// The sentences and labels about sets that came off; part of ``SiteTexts``.
    public struct Removal: Sendable {
        private let words: Words

        /// In English: `{count} failures in {completed} changes, {recorded} recorded`.
        public func failures(_ count: Int, _ completed: Int, _ recorded: Int) -> String {
            words(
                """
                \(Phrase.counted(count, "failure")) in \(Phrase.counted(completed, "change")), \
                \(count: recorded) recorded
                """
            )
        }
        /// In English: `mostly {reason}`.
        public func commonest(_ reason: String) -> String {
            words("mostly \(reason)")
        }
        /// The share of failures with its interval, such as `33% (14 to 61%, n = 12)`.
        public func rate(_ percent: Int, _ low: Int, _ high: Int, _ count: Int) -> String {
            words("\(count: percent)% (\(count: low) to \(count: high)%, n = \(count: count))")
        }
        public var tooFew: String { words("too few recorded for a rate") }
        public var moreOften: String { words("more often than elsewhere") }
        /// The refusal of typed words that are not findings; `known` lists all labels.
        public func unknownFindings(_ typed: String, _ known: String) -> String {
            words("\(typed) is no finding. There are \(known).")
        }
        /// Offers a rest after a lump, hard skin or a bruise.
        public func offersRest(_ place: String) -> String {
            words("\(place) can be left free for a time.")
        }

        /// Warns that a correction drops the remarks on the removed set.
        public var isLeftOut: String {
            words("A correction leaves out what you said about the set that comes off.")
        }
        /// Warns that a correction drops the time that was given for its change.
        public var keepsTime: String { words("It stays at the time of the change before.") }
        /// Warns that a correction replaces the note by its own.
        public func replacesNote(_ note: String) -> String {
            words("It replaces the note “\(note)”.")
        }

        init(words: Words) { self.words = words }

        /// The word for a reason; the word for other reasons if it is unknown.
        ///
        /// - Parameters:
        ///   - reason: A reason, possibly of a newer version.
        ///   - isLater: True inside a sentence or list, where English has a small letter.
        /// - Returns: The label.
        public func word(for reason: RemovalReason, isLater: Bool = false) -> String {
            let phrase: Phrase =
                switch reason.rawValue {
                case "planned": isLater ? "planned" : "Planned"
                case "occlusion": isLater ? "occlusion" : "Occlusion"
                case "kinked": isLater ? "kinked cannula" : "Kinked cannula"
                case "leak": isLater ? "leak" : "Leak"
                case "fellOff": isLater ? "fell off" : "Fell off"
                case "pulledOut": isLater ? "pulled out" : "Pulled out"
                case "unexplainedHigh": isLater ? "unexplained high" : "Unexplained high"
                case "pain": isLater ? "pain" : "Pain"
                case "bleeding": isLater ? "bleeding" : "Bleeding"
                case "infection": isLater ? "infection" : "Infection"
                default: isLater ? "other" : "Other"
                }
            return words(phrase)
        }

        /// The word for a finding; the word for other findings if it is unknown.
        ///
        /// - Parameters:
        ///   - finding: A finding, possibly of a newer version.
        ///   - isLater: True inside a sentence or list, where English has a small letter.
        /// - Returns: The label.
        public func word(for finding: SiteFinding, isLater: Bool = false) -> String {
            let phrase: Phrase =
                switch finding.rawValue {
                case "redness": isLater ? "redness" : "Redness"
                case "itching": isLater ? "itching" : "Itching"
                case "rash": isLater ? "rash" : "Rash"
                case "bruise": isLater ? "bruise" : "Bruise"
                case "lump": isLater ? "lump" : "Lump"
                case "hard": isLater ? "hard skin" : "Hard skin"
                case "pus": isLater ? "pus" : "Pus"
                default: isLater ? "other" : "Other"
                }
            return words(phrase)
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
            let findings = SiteFinding.all.filter(entry.findings.contains)
            let reason = entry.reason.map { [word(for: $0)] } ?? []
            let known = findings.enumerated().map { index, finding in
                word(for: finding, isLater: index > 0 || !reason.isEmpty)
            }
            let named = reason + known
            guard !entry.findings.subtracting(SiteFinding.all).isEmpty else {
                return named.isEmpty ? nil : words.list(named)
            }
            let rest = words(named.isEmpty ? "Other" : "other")
            return words.list(named + [rest])
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
