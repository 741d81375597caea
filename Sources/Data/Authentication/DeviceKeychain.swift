package enum DeviceKeychain {}

#if canImport(Security)
extension DeviceKeychain {
    package static let current = SecurityKeychain()
}
#else
extension DeviceKeychain {
    /// `nil`, because this system has no Keychain.
    package static let current: (any Keychain)? = nil
}
#endif
