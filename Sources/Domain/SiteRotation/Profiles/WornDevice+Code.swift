extension WornDevice {
    /// The number of the device in records of profiles.
    var code: Int64 { self == .set ? 0 : 1 }

    init?(code: Int64) {
        guard let device = Self.allCases.first(where: { $0.code == code }) else { return nil }
        self = device
    }
}
