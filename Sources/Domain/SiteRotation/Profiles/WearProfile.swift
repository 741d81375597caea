public import Foundation
import MomentumDomain

/// A type of set or sensor, with its planned wear time.
public struct WearProfile: Hashable, Sendable, Identifiable {
    public let id: UUID
    /// The name, unique in the view unless two devices chose it separately.
    public let name: String
    public let device: WornDevice
    /// The planned wearing time in minutes.
    public let minutes: Int
    /// True if the profile is no longer offered; entries keep it.
    public let isArchived: Bool

    public init(
        id: UUID,
        name: String,
        device: WornDevice = .set,
        minutes: Int,
        isArchived: Bool = false
    ) {
        self.id = id
        self.name = name
        self.device = device
        self.minutes = minutes
        self.isArchived = isArchived
    }

    public var hours: Double { Double(minutes) / 60 }

    /// The name and the planned hours, such as `Metal 48`.
    ///
    /// The hours distinguish profiles that share a name, which two devices may have added
    /// independently.
    public var nameAndHours: String {
        hours == hours.rounded() ? "\(name) \(Int(hours))" : "\(name) \(hours)"
    }
}

extension WearProfile {
    /// The maximum number of characters in a name.
    public static let longestName = 60

    /// The range in minutes, at most a year: no set or sensor is made for longer.
    static let possibleMinutes: ClosedRange<Int64> = 1...525_600

    /// The planned hours that a profile can have.
    public static func hoursRange(of device: WornDevice) -> ClosedRange<Double> {
        device == .set ? 12...240 : 24...8760
    }

    /// The hours as whole minutes.
    ///
    /// - Throws: ``SiteRotationError/hoursOutOfRange(_:)``.
    static func minutes(
        of hours: Double,
        for device: WornDevice
    ) throws(SiteRotationError) -> Int64 {
        let range = hoursRange(of: device)
        guard range.contains(hours) else { throw .hoursOutOfRange(range) }
        return Int64((hours * 60).rounded())
    }

    /// The name as it is stored.
    ///
    /// - Throws: ``SiteRotationError/emptyProfileName`` or
    ///   ``SiteRotationError/nameTooLong(limit:)``.
    static func checked(_ name: String) throws(SiteRotationError) -> String {
        let name = name.collapsingWhiteSpace()
        guard !name.isEmpty else { throw .emptyProfileName }
        guard name.count <= longestName else { throw .nameTooLong(limit: longestName) }
        return name
    }
}

extension WearProfile {
    /// The five profiles of the first launch.
    public static let defaults: [WearProfile] = [
        WearProfile(default: "Steel", .set, hours: 48),
        WearProfile(default: "Soft", .set, hours: 72),
        WearProfile(default: "Pod", .set, hours: 80),
        WearProfile(default: "Extended", .set, hours: 168),
        WearProfile(default: "Sensor", .sensor, hours: 240),
    ]

    private init(default name: String, _ device: WornDevice, hours: Int) {
        self.init(
            id: Self.id(of: name, for: device),
            name: name,
            device: device,
            minutes: hours * 60
        )
    }

    /// The identity of a profile by its name, equal on every device.
    static func id(of name: String, for device: WornDevice) -> UUID {
        UUID(
            name: "profile/\(device.code)/\(name.comparisonKey)",
            namespace: SitePlace.namespace
        )
    }

    /// The order of lists: sets first, shorter wear times first, then by name.
    static func isFirst(_ left: WearProfile, _ right: WearProfile) -> Bool {
        if left.device != right.device { return left.device == .set }
        return (left.minutes, left.name.comparisonKey, left.id)
            < (right.minutes, right.name.comparisonKey, right.id)
    }
}
