#if canImport(WatchConnectivity)
import MomentumDomain
public import MomentumSiteRotationDomain

/// The phone's end of the queue: the commands that the system has delivered.
///
/// It is in memory only. The watch stores a command until it has seen the answer. So it resends a
/// command that is lost with the process.
public struct WatchConnectivityCommandReceiver: WatchCommandReceiver {
    private let link: WatchConnectivityLink

    public init(link: WatchConnectivityLink) {
        self.link = link
    }

    public func waiting() async throws(WatchLinkError) -> [WatchArrival<SiteChangeCommand>] {
        let arrivals = link.commands.map(WatchPayload.command)
        // An unreadable payload is reported once.
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
