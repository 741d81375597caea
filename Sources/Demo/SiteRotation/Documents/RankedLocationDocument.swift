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
    /// The end of its rest; missing if it does not rest, `null` if the rest is open-ended.
    let restingUntil: Nullable<Date>?
    /// The proximity to the site of the other device; missing if there is none.
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
