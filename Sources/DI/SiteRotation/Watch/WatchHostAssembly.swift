public import MomentumContainer
public import MomentumSiteRotationDomain

/// Wires the phone's side of the watch; records, settings and clock come from other assemblies.
public struct WatchHostAssembly: Assembly {
    private let channel: WatchHost.Channel
    private let keeping: WatchKeeping

    /// `channel` has the phone's ends of the link; `keeping` stores the state for the phone's
    /// widgets.
    public init(channel: WatchHost.Channel, keeping: WatchKeeping) {
        self.channel = channel
        self.keeping = keeping
    }

    public func register(in container: inout ContainerBuilder) {
        container.singleton(WatchHost.Channel.self) { [channel] in channel }
        container.registerKept(keeping)
        container.singleton(
            (any WatchHostProtocol).self,
            WatchHost.init(sites:settings:channel:keeping:dates:identifiers:)
        )
    }
}
