import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

/// The answer of `momentum sites undo` (CL-8).
struct UndoneSiteDocument: Encodable, Sendable {
    /// The change that was undone or redone.
    let action: SiteActionDocument
    let effects: [SiteEffectDocument]
    /// The entries in their current state, or in their last state if they were deleted.
    let changed: [SiteEntryDocument]
    /// The short names of the locations that changed.
    let changedLocations: [String]
    /// The sensor entries, if the change of sets also affects sensors.
    let changedSensors: [SiteEntryDocument]
    let changesSettings: Bool
    /// The entries that stay unchanged, because they were changed since.
    let leftAlone: [SiteEntryDocument]

    init(_ preview: SiteUndoPreview, in records: SiteRecords, display: SiteDisplay) {
        let undone = preview.change
        action = SiteActionDocument(preview.action, in: records, display: display)
        effects = SiteEffectDocument.list(undone.effects, in: records, display: display)
        changed = SiteEntryDocument.list(undone.entries, in: records)
        changedLocations = undone.locations.map(\.shortName)
        changedSensors = SiteEntryDocument.list(
            undone.otherEffects.compactMap { $0.entry },
            in: records.of(.sensor)
        )
        changesSettings = undone.changesSettings
        leftAlone = SiteEntryDocument.list(undone.leftAlone, in: records)
    }
}

/// A change that can be undone.
struct SiteActionDocument: Encodable, Sendable {
    let kind: String
    let time: Date
    let text: String

    init(_ action: SiteAction, in records: SiteRecords, display: SiteDisplay) {
        kind = "\(action.kind)"
        time = action.time
        text = SiteUndoAdapter.text(of: action, in: records, display: display)
    }
}
