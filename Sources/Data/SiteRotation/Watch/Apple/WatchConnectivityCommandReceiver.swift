#if canImport(WatchConnectivity)
import MomentumDomain
public import MomentumSiteRotationDomain

/// The phone's end of the queue: what the system has delivered.
///
/// It is in memory alone. A command that is lost with the process is sent again by the watch, which
/// keeps it until it has seen the answer.
public struct WatchConnectivityCommandReceiver: WatchCommandReceiver {
    private let link: WatchConnectivityLink

    public init(link: WatchConnectivityLink) {
        self.link = link
    }

    public func waiting() async throws(WatchLinkError) -> [WatchArrival<SiteChangeCommand>] {
        let arrivals = link.commands.map(WatchPayload.command)
        // What cannot be read is told once.
        link.drop { if case .payload = WatchPayload.command($0) { false } else { true } }
        return arrivals
    }

    public func finish(_ ids: Set<SiteChangeCommand.ID>) async {
        link.drop { payload in
            if case .payload(let command) = WatchPayload.command(payload) {
                ids.contains(command.id)
            } else {
                false
            }
        }
    }

    public func signals() -> AsyncStream<Void> { link.commandSignals.values() }
}
#endif
