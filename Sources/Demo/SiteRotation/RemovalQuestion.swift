import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The questions of `momentum sites log` about the set that the change closes.
@MainActor
struct RemovalQuestion {
    /// The answers; a skipped question has none.
    struct Answer {
        var reason: RemovalReason?
        var findings: Set<SiteFinding> = []
        var end: Date?
        /// The entry that the question is about.
        var entryID: SiteEntry.ID?

        func fill(_ draft: inout SiteChange) {
            guard reason != nil else { return }
            draft.previousReason = .set(reason)
            if !findings.isEmpty { draft.previousFindings = .set(findings) }
            draft.previousEnd = draft.previousEnd ?? end
            draft.previousID = entryID
        }
    }

    private let records: SiteRecords
    private let display: SiteDisplay
    private var texts: SiteTexts { display.texts }
    private let context: CommandContext
    /// True if findings were typed as options.
    private let isSeen: Bool

    init(_ records: SiteRecords, _ display: SiteDisplay, _ context: CommandContext, isSeen: Bool) {
        (self.records, self.display) = (records, display)
        (self.context, self.isSeen) = (context, isSeen)
    }

    /// The answers of the person at the terminal; empty if there is no one to ask.
    ///
    /// - Throws: ``CommandFailure/interruptedUnchanged`` after Ctrl-C.
    func answer(before change: SiteChange?) async throws -> Answer {
        let now = context.now
        guard !context.console.mode.isJSON, let change, let worn = records.activeEntry,
            (worn.startTime...max(now, worn.startTime)).contains(change.time ?? now)
        else { return Answer() }
        do {
            return try await ask(about: worn, closedAt: change.time ?? now)
        } catch is CancellationError {
            throw CommandFailure.interruptedUnchanged
        }
    }

    private func ask(about worn: SiteEntry, closedAt close: Date) async throws -> Answer {
        let removal = texts.removal
        let place = texts.displayName(of: records.location(worn.locationID))
        let names = RemovalReason.all.map { removal.word(for: $0, isLater: true) }
            .joined(separator: ", ")
        var answer = Answer(entryID: worn.id)
        answer.reason = try await asked("Why did \(place) come off? \(names).") { typed in
            reason(typed).map(Reading.value)
                ?? .problem("“\(data: typed)” is none of these: \(names).")
        }
        guard let reason = answer.reason, reason.isFailure else { return answer }
        if reason.mayPrecedeChange {
            let forms = TerminalText.translated(TypedTime.forms)
            let question: TerminalText = "When? \(forms)."
            answer.end = try await asked(question) { end($0, of: worn, closedAt: close) }
        }
        guard !isSeen else { return answer }
        answer.findings =
            try await asked("What was seen there? \(RemovalFields.words).") { typed in
                RemovalFields.problem(typed, removal).map { .problem("\(data: $0)") }
                    ?? .value(removal.findings(in: typed))
            } ?? []
        return answer
    }

    /// The end that a text means, while the set was worn.
    private func end(
        _ typed: String,
        of worn: SiteEntry,
        closedAt close: Date
    ) -> Reading<Date> {
        let time = try? TypedTime(typed, now: context.now, calendar: context.calendar)
        guard let time else {
            let forms = TerminalText.translated(TypedTime.forms)
            return .problem("“\(data: typed)” is no time. Write it like \(forms).")
        }
        if let earlier = time.earlier {
            return .problem("That is still to come today. Did you mean “\(earlier)”?")
        }
        guard time.date >= worn.startTime, time.date <= close else {
            let (first, last) = (display.dateAndTime(worn.startTime), display.dateAndTime(close))
            return .problem("That is not between \(first) and \(last).")
        }
        if let remark = time.remark { context.console.remark("\(remark.sentence)\n") }
        return .value(time.date)
    }

    /// Asks until an answer is valid; `nil` for an empty one, or if there is no one to ask.
    private func asked<Value>(
        _ question: TerminalText,
        _ read: (String) -> Reading<Value>
    ) async throws -> Value? {
        var question = question
        while let typed = try await context.console.ask("\(question) Enter leaves it out:") {
            guard !typed.allSatisfy(\.isWhitespace) else { return nil }
            switch read(typed) {
            case .value(let value): return value
            case .problem(let sentence): question = sentence
            }
        }
        return nil
    }

    /// The only reason whose word or name begins with this text.
    private func reason(_ typed: String) -> RemovalReason? {
        let typed = typed.letters
        func names(_ reason: RemovalReason) -> [String] {
            [reason.rawValue.letters, texts.removal.word(for: reason).letters]
        }
        if let exact = RemovalReason.all.first(where: { names($0).contains(typed) }) {
            return exact
        }
        let fitting = RemovalReason.all.filter { names($0).contains { $0.hasPrefix(typed) } }
        return fitting.count == 1 ? fitting[0] : nil
    }
}

/// The meaning of an answer, or the sentence why it is invalid.
private enum Reading<Value> {
    case value(Value)
    case problem(TerminalText)
}

extension String {
    fileprivate var letters: String { lowercased().filter(\.isLetter) }
}
