public import MomentumSiteRotationDomain

/// The texts of the first screen.
public struct SiteHomeAdapter: Hashable, Sendable {
    /// The active site; `nil` without one, for which ``title`` is shown.
    public let active: ActiveSiteAdapter?
    /// The name of the active site, or a text that there is none.
    public let title: String
    /// The invitation to log the next change, or the first one.
    public let invitation: String
    /// The recommended locations, in the order of the screen.
    public let recommended: [SiteRowAdapter]
    /// The sentence that every location is among the last used, shown with ``longestRested``.
    public let remark: String?
    /// The location to offer if nothing is recommended because every location is among the last
    /// used.
    public let longestRested: SiteRowAdapter?

    public init(_ home: SiteHome, display: SiteDisplay) {
        active = home.active.map { ActiveSiteAdapter($0, display: display) }
        title = active?.title ?? display.texts.noActiveSite
        invitation = display.invitation(
            isWorn: active != nil,
            lastRemoval: home.lastRemoval,
            isFirst: home.isEmpty
        )
        let recommendations = home.recommendations
        recommended = recommendations.recommended.map {
            SiteRowAdapter($0, now: home.now, display: display)
        }
        longestRested =
            recommended.isEmpty
            ? recommendations.longestRested.map {
                SiteRowAdapter($0, now: home.now, display: display)
            } : nil
        let nothing = display.nothingRecommended(recommendations, now: home.now)
        remark = longestRested.map { _ in "\(nothing) \(display.texts.longestRested):" }
    }
}
