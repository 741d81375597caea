import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The question of `momentum sites log` why the set that the change closes came off.
@MainActor
struct RemovalQuestion {
    private let records: SiteRecords
    private let texts: SiteTexts
    private let context: CommandContext

    init(_ records: SiteRecords, _ texts: SiteTexts, _ context: CommandContext) {
        (self.records, self.texts, self.context) = (records, texts, context)
    }

    /// The reason that the person at the terminal gives; `nil` for none, or if nobody can be asked.
    ///
    /// A change minutes after the last one is asked about in other ways, as a correction of it.
    func answer(before change: SiteChange?) async throws -> RemovalReason? {
        let (console, now) = (context.console, context.now)
        guard !console.mode.isJSON, let change, let worn = records.activeEntry,
            (change.time ?? now) >= worn.startTime,
            SiteLoggedAgain(change, in: records, now: now) == nil
        else { return nil }
        let place = texts.displayName(of: records.location(worn.locationID))
        let names = RemovalReason.all.map(\.rawValue).joined(separator: ", ")
        var question: TerminalText =
            "Why did \(place) come off? \(names). Nothing leaves it out:"
        while let typed = try await console.ask(question) {
            let word = typed.lowercased().filter { !$0.isWhitespace }
            guard !word.isEmpty else { return nil }
            let fitting = RemovalReason.all.filter { $0.rawValue.lowercased().hasPrefix(word) }
            let whole = fitting.first { $0.rawValue.lowercased() == word }
            if let reason = whole ?? (fitting.count == 1 ? fitting[0] : nil) { return reason }
            question = "“\(data: typed)” is none of these: \(names). Nothing leaves it out:"
        }
        return nil
    }
}
