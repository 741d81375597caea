public import Foundation
public import MomentumSiteRotationDomain

extension SiteDisplay {
    /// The remarks on the place of a worn entry: it rests, or clashes with the other device.
    ///
    /// Empty for an entry that has ended.
    public func remarks(
        onPlaceOf entry: SiteEntry,
        in records: SiteRecords,
        now: Date
    ) -> [String] {
        guard entry.endTime == nil, let id = entry.locationID else { return [] }
        let location = records.location(id)
        let rest = records.rest(of: id, at: now).map { remark(on: $0, at: location, now: now) }
        let clash = records.clash(at: id).map { remark(on: $0, at: location, in: records) }
        return [rest, clash].compactMap(\.self)
    }

    /// The remark on a place where the other device is worn, or nearby.
    func remark(
        on clash: SiteClash,
        at location: SiteLocation?,
        in records: SiteRecords
    ) -> String {
        let worn = records.location(records.activeEntryOfOther?.locationID)
        return texts.sensors.remark(
            on: clash,
            at: texts.displayName(of: location),
            worn: texts.displayName(of: worn)
        )
    }
}
