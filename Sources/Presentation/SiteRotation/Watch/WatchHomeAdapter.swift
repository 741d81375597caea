public import Foundation
public import MomentumSiteRotationDomain

/// The texts of the first screen of the watch.
public struct WatchHomeAdapter: Hashable, Sendable {
    /// The name of the active site, or a text that there is none or that no state has arrived.
    public let title: String
    /// The active site; `nil` if there is none.
    public let active: ActiveSiteAdapter?
    /// The invitation to log the next change, or the first one; `nil` before any state.
    public let invitation: String?
    /// The recommended locations, in the order of the phone.
    public let recommended: [SiteRowAdapter]
    /// The notices about requests and the phone, most urgent first.
    public let notices: [String]
    /// True if there are locations to choose from.
    public let canChoose: Bool

    /// Elapsed times and days are counted up to `now`.
    public init(_ situation: WatchSituation, now: Date, display: SiteDisplay) {
        let texts = display.texts
        let state = situation.state
        active = state?.active(at: now).map { site in
            ActiveSiteAdapter(
                place: site.place,
                start: site.start,
                progress: WearProgress(
                    start: site.start,
                    now: now,
                    targetHours: state?.targetHours ?? SiteSettings.standardTargetHours
                ),
                display: display
            )
        }
        title = state == nil ? texts.watch.awaitingState : active?.title ?? texts.noActiveSite
        let (isWorn, locations) = (active != nil, state?.locations ?? [])
        invitation = state.map { _ in
            display.invitation(
                isWorn: isWorn,
                lastRemoval: locations.compactMap(\.lastRemoval).max(),
                isFirst: locations.allSatisfy { $0.lastUse == nil }
            )
        }
        let selection = state.map(WatchSelection.init)
        recommended = (selection?.recommended ?? []).map {
            SiteRowAdapter($0, now: now, display: display)
        }
        canChoose = selection?.all.isEmpty == false
        notices = Self.notices(situation, now: now, texts: texts.watch)
    }

    private static func notices(
        _ situation: WatchSituation,
        now: Date,
        texts: SiteTexts.Watch
    ) -> [String] {
        var notices = situation.refused.map { texts.reason($0.refusal) }
        switch situation.delivery(at: now) {
        case .sending: notices.append(texts.sending)
        case .queued: notices.append(texts.queued)
        case nil: break
        }
        if situation.needsUpdate { notices.append(texts.needsUpdate) }
        return notices
    }
}
