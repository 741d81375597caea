public import MomentumSiteRotationDomain

/// The texts of a change that was undone or redone.
public struct SiteUndoAdapter: Hashable, Sendable {
    /// The number of effects that are listed individually.
    private static let toldCount = 10

    /// The change as a sentence.
    ///
    /// The title, such as `Takes back: logged Left Buttock (7 Mar 2026, 9:00).`
    public let title: String
    /// The changed entries besides the one in the title, one sentence each; at most ten.
    ///
    /// For a backup, also one sentence per other kind of change.
    public let effects: [String]
    /// The number of effects without a sentence.
    public let otherCount: Int

    /// - Parameters:
    ///   - undone: The result of the undo.
    ///   - target: The change that was reversed; an undo of the last undo is a redo.
    ///   - records: The records with the current locations.
    ///   - former: The records before it, with the locations that it removed.
    ///   - display: The wording.
    public init(
        _ undone: UndoneSiteChange,
        target: SiteUndo.Target,
        in records: SiteRecords,
        before former: SiteRecords? = nil,
        display: SiteDisplay
    ) {
        let wording = SiteEffectWording(
            records: records,
            former: former,
            added: undone.locations,
            display: display
        )
        let change =
            target == .lastUndo ? undone.effects : undone.effects.map(\.reversed)
        let (told, subject) = wording.name(
            of: change,
            by: undone.action,
            locations: undone.locations,
            rests: undone.rests,
            profiles: undone.profiles
        )
        let isOfSensors = undone.action?.kind == .sensor
        let name = isOfSensors ? display.texts.sensors.action(told) : told
        title =
            target == .lastUndo
            ? display.texts.undo.doesAgain(name) : display.texts.undo.takesBack(name)
        let others = undone.effects.filter { effect in
            effect.entry?.id != subject || effect.before != nil && effect.after != nil
        }
        effects =
            wording.others(undone)
            + others.prefix(Self.toldCount).flatMap(wording.sentences)
            + (undone.isSeen ? [] : [display.texts.undo.isOvertaken])
        otherCount = max(others.count - Self.toldCount, 0)
    }
}

extension SiteUndoAdapter {
    /// The name of a change in a list, such as `logged Left Buttock (7 Mar 2026, 9:00)`.
    public static func text(
        of action: SiteAction,
        in records: SiteRecords,
        display: SiteDisplay
    ) -> String {
        let wording = SiteEffectWording(records: records, display: display)
        if action.isReopening, let entry = action.subject {
            let named = wording.named(entry.locationID, entry.startTime)
            let name = display.texts.undo.reopened(named)
            return action.kind == .sensor ? display.texts.sensors.action(name) : name
        }
        let kind: SiteAction.Kind =
            switch (action.kind, action.addedCount, action.removedCount) {
            case (.sensor, 1, _): action.isInsertion ? .insert : .log
            case (.sensor, _, 1): .delete
            default: action.kind
            }
        let known = action.locations.compactMap(records.location)
            .map { display.texts.displayName(of: $0) }
        // Removed locations have no names in the records.
        let isUnnamed = known.isEmpty && !action.locations.isEmpty
        let names =
            kind == .profile
            ? action.profiles.compactMap(records.profile).map(\.name)
            : isUnnamed ? [display.texts.undo.locationCount(action.locations.count)] : known
        let name = wording.name(
            of: kind,
            action.subject.map { wording.named($0.locationID, $0.startTime) },
            counts: (action.addedCount, action.removedCount),
            locations: names,
            by: action
        )
        return action.kind == .sensor ? display.texts.sensors.action(name) : name
    }
}

extension UndoneSiteChange {
    /// True if the undo changed anything visible.
    fileprivate var isSeen: Bool {
        !(effects + otherEffects).isEmpty || changesSettings
            || !(locations.isEmpty && rests.isEmpty && profiles.isEmpty)
    }
}

extension SiteEntryEffect {
    /// True if an entry that had ended was reopened.
    fileprivate var isReopened: Bool {
        before?.endTime != nil && after != nil && after?.endTime == nil
    }
}

extension SiteEffectWording {
    /// The changes of a restored backup or an imported file, except entries of sets; other changes
    /// are named after it.
    fileprivate func others(_ undone: UndoneSiteChange) -> [String] {
        let kind = undone.action?.kind
        guard kind == .restore || kind == .import else { return [] }
        var changes: [String] = []
        if !undone.otherEffects.isEmpty {
            changes.append(display.texts.undo.sensorEntries(undone.otherEffects.count))
        }
        if !undone.locations.isEmpty {
            changes.append(
                display.texts.undo.locations(
                    nil,
                    undone.locations.map { display.texts.displayName(of: $0) }
                )
            )
        }
        if !undone.rests.isEmpty {
            changes.append(display.texts.undo.rest(nil, undone.rests.map { place($0.locationID) }))
        }
        if !undone.profiles.isEmpty {
            changes.append(display.texts.profiles.changed(nil, undone.profiles.map(\.name)))
        }
        if undone.changesSettings { changes.append(display.texts.undo.settings) }
        return changes.map(display.texts.undo.withIt)
    }

    /// The name of a change, and the entry it is named after, if any.
    fileprivate func name(
        of change: [SiteEntryEffect],
        by changed: SiteAction?,
        locations: [SiteLocation],
        rests: [SiteRest],
        profiles: [WearProfile]
    ) -> (String, subject: SiteEntry.ID?) {
        let action = changed?.kind
        if action == .settings { return (display.texts.undo.settings, nil) }
        if action == .restore { return (display.texts.undo.restored, nil) }
        if !profiles.isEmpty {
            return (
                display.texts.profiles.changed(changed?.profileChange, profiles.map(\.name)), nil
            )
        }
        let added = change.filter { $0.before == nil }.compactMap(\.after)
        let removed = change.filter { $0.after == nil }.compactMap(\.before)
        // An edit that moves a start can move the previous entry's end.
        let own = change.first { effect in
            effect.before?.startTime != effect.after?.startTime
                || effect.before?.locationID != effect.after?.locationID
                || effect.before?.note != effect.after?.note
                || effect.before?.reason != effect.after?.reason
                || effect.before?.findings != effect.after?.findings
                || effect.before?.profileID != effect.after?.profileID
                || effect.before?.snoozedUntil != effect.after?.snoozedUntil
        }
        let subject: SiteEntry?
        let kind: SiteAction.Kind
        switch (added.count, removed.count) {
        case (1, 0): (subject, kind) = (added[0], changed?.isInsertion == true ? .insert : .log)
        case (0, 1) where action == .edit:
            (subject, kind) = (change.first(where: \.isReopened)?.after ?? removed[0], .edit)
        case (0, 1): (subject, kind) = (removed[0], .delete)
        case (0, 0):
            subject = (own ?? change.first)?.after
            kind = subject == nil ? .places : action.flatMap(Self.ofOneEntry) ?? .edit
        default: (subject, kind) = (nil, .import)
        }
        if !rests.isEmpty {
            let names = rests.map { place($0.locationID) }
            return (display.texts.undo.rest(changed?.restChange, names), nil)
        }
        if let subject, changed?.isReopening == true,
            change.contains(where: { $0.isReopened && $0.after?.id == subject.id })
        {
            return (display.texts.undo.reopened(named(subject)), subject.id)
        }
        if let changed, changed.kind != .sensor,
            changed.kind == .import || changed.kind != kind && locations.isEmpty
        {
            // Later changes may have overwritten it, so its effects do not reveal what it was.
            return (SiteUndoAdapter.text(of: changed, in: records, display: display), nil)
        }
        // Other locations may only have moved in the order.
        let meant = locations.filter { changed?.locations.contains($0.id) == true }
        let name = name(
            of: kind,
            subject.map(named),
            counts: (added.count, removed.count),
            locations: (meant.isEmpty ? locations : meant)
                .map { display.texts.displayName(of: $0) },
            by: changed
        )
        return (name, subject?.id)
    }

    /// The kinds of changes with special words for a single entry, although it only differs.
    private static func ofOneEntry(_ kind: SiteAction.Kind) -> SiteAction.Kind? {
        kind == .snooze || kind == .review ? kind : nil
    }

    /// The name of a change: by its entry, or by numbers or locations.
    fileprivate func name(
        of kind: SiteAction.Kind,
        _ entry: String?,
        counts: (added: Int, removed: Int),
        locations: [String],
        by action: SiteAction?
    ) -> String {
        let texts = display.texts.undo
        if kind == .restore { return texts.restored }
        if let entry, kind != .import {
            return switch kind {
            case .log: texts.logged(entry)
            case .insert: texts.inserted(entry)
            case .delete: texts.deleted(entry)
            case .snooze: texts.snoozed(entry)
            case .review: texts.corrected(entry)
            default: texts.edited(entry)
            }
        }
        if kind == .settings { return texts.settings }
        if counts.added + counts.removed > 0 { return texts.replaced(counts.added, counts.removed) }
        guard !locations.isEmpty else { return kind == .places ? texts.order : texts.nothing }
        return switch kind {
        case .rest: texts.rest(action?.restChange, locations)
        case .profile: display.texts.profiles.changed(action?.profileChange, locations)
        default: texts.locations(action?.locationChange, locations)
        }
    }
}
