public import Foundation
public import MomentumSiteRotationDomain

/// The texts of a plan: its effects, and remarks on odd results.
public struct SiteCorrectionAdapter: Hashable, Sendable {
    /// A remark on the complete plan, if there is one.
    public let remark: String?
    /// A text for each effect of the plan, in order.
    public let effects: [String]
    /// The warnings, one sentence each.
    ///
    /// They concern a new place of the worn entry, new overlaps and gaps, and an entry whose end
    /// moves because another one is inserted or removed.
    public let warnings: [String]

    /// `now` decides which places rest.
    public init(
        _ plan: SiteCorrectionPlan,
        in records: SiteRecords,
        now: Date,
        display: SiteDisplay
    ) {
        let wording = SiteEffectWording(records: records, display: display)
        let texts = display.texts.corrections
        remark = plan.effects.isEmpty ? texts.nothing : plan.isChange ? texts.isChange : nil
        effects = plan.effects.map { wording.sentences($0).joined(separator: " ") }
        let overlaps = plan.overlaps.map { overlap in
            texts.overlap(
                wording.place(overlap.first),
                wording.place(overlap.second),
                display.dateAndTime(overlap.from),
                display.texts.text(of: WearDuration(from: overlap.from, to: overlap.to))
            )
        }
        let gaps = plan.gaps.map { gap in
            texts.gap(
                display.dateAndTime(gap.from),
                display.dateAndTime(gap.to),
                display.texts.text(of: WearDuration(from: gap.from, to: gap.to))
            )
        }
        let ended = plan.givesOtherEnds ? plan.effects.filter(\.keepsRemovalAtOtherEnd) : []
        let kept = ended.compactMap(\.after).compactMap { entry in
            display.texts.removal.summary(of: entry).map {
                texts.keepsRemoval(wording.place(entry), $0)
            }
        }
        let places = plan.effects.filter(\.isAtAnotherPlace).compactMap(\.after)
            .flatMap { display.remarks(onPlaceOf: $0, in: records, now: now) }
        warnings = kept + places + overlaps + gaps
    }

    /// The sentences about one effect.
    ///
    /// An example is `Left Buttock ends on 7 Mar 2026, 9:00.`
    public static func text(
        of effect: SiteEntryEffect,
        in records: SiteRecords,
        display: SiteDisplay
    ) -> String {
        SiteEffectWording(records: records, display: display).sentences(effect)
            .joined(separator: " ")
    }

    /// All sentences, in reading order.
    public var lines: [String] { [remark].compactMap(\.self) + effects + warnings }
}

extension SiteCorrectionPlan {
    /// True if other entries than the corrected one can get a new end.
    fileprivate var givesOtherEnds: Bool {
        switch correction {
        case .insert, .delete, .merge: true
        case .edit, .reopen, .shorten: false
        }
    }
}

extension SiteEntryEffect {
    fileprivate var isAtAnotherPlace: Bool {
        after != nil && before?.locationID != after?.locationID
    }

    fileprivate var keepsRemovalAtOtherEnd: Bool {
        guard let before, let after, before.endTime != nil else { return false }
        return before.endTime != after.endTime && before.reason == after.reason
            && before.findings == after.findings
    }
}
