/// The Keychain of this device.
package enum DeviceKeychain {}

#if canImport(Security)
extension DeviceKeychain {
    package static let current = SecurityKeychain()
}
#else
extension DeviceKeychain {
    /// `nil` on a system without one.
    package static let current: (any Keychain)? = nil
}
#endif
