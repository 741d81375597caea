extension SyncPlace {
    /// A phone and a tablet that share a first change; the phone has published a second one, which
    /// the tablet has not taken in yet.
    func devicesOneChangeApart() async throws -> (phone: SyncDevice, tablet: SyncDevice) {
        let (phone, tablet) = (SyncDevice(0, self), SyncDevice(1, self))
        try await phone.log(1)
        try await phone.sync()
        try await tablet.sync()
        try await phone.log(2)
        try await phone.sync()
        return (phone, tablet)
    }
}
