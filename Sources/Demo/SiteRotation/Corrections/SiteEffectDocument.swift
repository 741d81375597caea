import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

/// An entry that differs, before and after.
struct SiteEffectDocument: Encodable, Sendable {
    /// The kind of the effect: `created`, `changed` or `deleted`.
    let change: String
    @Nullable var before: SiteEntryDocument?
    @Nullable var after: SiteEntryDocument?
    let text: String

    private init(
        _ effect: SiteEntryEffect,
        in records: SiteRecords,
        _ short: SiteShortIDs,
        display: SiteDisplay
    ) {
        change = effect.before == nil ? "created" : effect.after == nil ? "deleted" : "changed"
        before = effect.before.map { SiteEntryDocument($0, in: records, short) }
        after = effect.after.map { SiteEntryDocument($0, in: records, short) }
        text = SiteCorrectionAdapter.text(of: effect, in: records, display: display)
    }

    /// The effects of a change; their short ids have equal lengths.
    static func list(
        _ effects: [SiteEntryEffect],
        in records: SiteRecords,
        display: SiteDisplay
    ) -> [SiteEffectDocument] {
        let short = SiteShortIDs(of: effects.compactMap { $0.entry?.id }, in: records)
        return effects.map { SiteEffectDocument($0, in: records, short, display: display) }
    }
}
