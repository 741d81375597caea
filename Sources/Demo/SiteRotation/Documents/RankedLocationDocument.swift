import Foundation
import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

/// A location in `status` and `recommend --json`.
struct RankedLocationDocument: Encodable, Sendable {
    let id: String
    let name: String
    @Nullable var lastUsed: Date?
    let lastUsedText: String
    /// The end of its rest; missing unless it rests, `null` until further notice.
    let restingUntil: Nullable<Date>?
    /// The nearness to what the other device wears; missing without one.
    let clash: String?

    init(_ site: RankedLocation, now: Date, display: SiteDisplay) {
        id = site.id.uuidString
        name = site.location.shortName
        lastUsed = site.lastUse
        lastUsedText = display.lastUse(site.placeRest, now: now)
        restingUntil = site.rest.map { Nullable(wrappedValue: $0.until) }
        clash = site.clash?.rawValue
    }
}
