/// The maps of this system.
public enum SystemMaps {}

#if canImport(MapKit) && canImport(CoreLocation) && !os(watchOS)
extension SystemMaps {
    /// The service that finds places and addresses.
    public static var service: (any MapService)? { MapKitService() }

    /// The completer of place names.
    public static var completer: (any MapCompletionService)? { MapKitCompleter(.places) }

    /// The completer of addresses.
    public static var addressCompleter: (any MapCompletionService)? { MapKitCompleter(.addresses) }
}
#else
extension SystemMaps {
    /// `nil`, because this system has no maps.
    public static var service: (any MapService)? { nil }

    /// `nil`, because this system has no maps.
    public static var completer: (any MapCompletionService)? { nil }

    /// `nil`, because this system has no maps.
    public static var addressCompleter: (any MapCompletionService)? { nil }
}
#endif
