public import MomentumSiteRotationDomain

/// The texts of a change that was taken back, or done again.
public struct SiteUndoAdapter: Hashable, Sendable {
    /// The number of effects that are told one by one.
    private static let toldCount = 10

    /// The change in a sentence.
    ///
    /// `Takes back: logged Left Buttock (7 Mar 2026, 9:00).`
    public let title: String
    /// The entries that differ now besides the one of the title, a sentence each; ten at most.
    public let effects: [String]
    /// The number of effects without a sentence.
    public let otherCount: Int

    /// - Parameters:
    ///   - undone: The result of the undo.
    ///   - target: The change that was reversed: an undo of the last undo does it again.
    ///   - records: The records that know the locations.
    ///   - display: The wording.
    public init(
        _ undone: UndoneSiteChange,
        target: SiteUndo.Target,
        in records: SiteRecords,
        display: SiteDisplay
    ) {
        let wording = Wording(records: records, display: display)
        let change =
            target == .lastUndo ? undone.effects : undone.effects.map(\.reversed)
        let (name, subject) = wording.name(of: change, locations: undone.locations)
        title =
            target == .lastUndo
            ? display.texts.undo.doesAgain(name) : display.texts.undo.takesBack(name)
        let others = undone.effects.filter { effect in
            effect.entry?.id != subject || effect.before != nil && effect.after != nil
        }
        // A file of entries is named by its size.
        let told = subject == nil ? [] : others
        effects = told.prefix(Self.toldCount).flatMap(wording.sentences)
        otherCount = max(told.count - Self.toldCount, 0)
    }
}

/// Names changes and effects in the words of a display.
private struct Wording {
    let records: SiteRecords
    let display: SiteDisplay

    private var texts: SiteTexts.Undo { display.texts.undo }

    /// The name of a change, and the entry it is named after, if it is about one.
    func name(
        of change: [SiteEntryEffect],
        locations: [SiteLocation]
    ) -> (String, subject: SiteEntry.ID?) {
        let added = change.filter { $0.before == nil }.compactMap(\.after)
        let removed = change.filter { $0.after == nil }.compactMap(\.before)
        switch (added.count, removed.count) {
        case (1, 0): return (texts.logged(named(added[0])), added[0].id)
        case (0, 1): return (texts.deleted(named(removed[0])), removed[0].id)
        case (0, 0): break
        default: return (texts.replaced(added.count, removed.count), nil)
        }
        // An edit that moves a start can move the end of the entry before.
        let own = change.first { effect in
            effect.before?.startTime != effect.after?.startTime
                || effect.before?.locationID != effect.after?.locationID
                || effect.before?.note != effect.after?.note
        }
        if let entry = (own ?? change.first)?.after {
            return (texts.edited(named(entry)), entry.id)
        }
        return (
            locations.isEmpty ? texts.nothing : texts.locations(locations.map(\.displayName)), nil
        )
    }

    /// The differences of an entry, a sentence each.
    func sentences(_ effect: SiteEntryEffect) -> [String] {
        guard let after = effect.after else {
            return effect.before.map { [texts.gone(named($0))] } ?? []
        }
        guard let before = effect.before else { return [texts.new(named(after))] }
        let name = place(after)
        var sentences: [String] = []
        if before.locationID != after.locationID {
            sentences.append(texts.isAt(display.dateAndTime(after.startTime), name, place(before)))
        }
        if before.startTime != after.startTime {
            sentences.append(
                texts.starts(
                    name,
                    display.dateAndTime(after.startTime),
                    display.dateAndTime(before.startTime)
                )
            )
        }
        if before.endTime != after.endTime {
            sentences.append(
                after.endTime.map { end in
                    texts.ends(
                        name,
                        display.dateAndTime(end),
                        before.endTime.map(display.dateAndTime)
                    )
                } ?? texts.isWornAgain(name)
            )
        }
        if before.note != after.note { sentences.append(texts.hasNote(name, after.note)) }
        return sentences
    }

    private func named(_ entry: SiteEntry) -> String {
        texts.named(place(entry), display.dateAndTime(entry.startTime))
    }

    private func place(_ entry: SiteEntry) -> String {
        display.texts.displayName(of: records.location(entry.locationID))
    }
}
