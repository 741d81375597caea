/// The maps of this system.
public enum SystemMaps {}

#if canImport(MapKit) && canImport(CoreLocation) && !os(watchOS)
extension SystemMaps {
    /// Finds places and addresses.
    public static var service: (any MapService)? { MapKitService() }

    /// Completes names of places.
    public static var completer: (any MapCompletionService)? { MapKitCompleter(.places) }

    /// Completes addresses.
    public static var addressCompleter: (any MapCompletionService)? { MapKitCompleter(.addresses) }
}
#else
extension SystemMaps {
    /// `nil`: this system has no maps.
    public static var service: (any MapService)? { nil }

    /// `nil`: this system has no maps.
    public static var completer: (any MapCompletionService)? { nil }

    /// `nil`: this system has no maps.
    public static var addressCompleter: (any MapCompletionService)? { nil }
}
#endif
