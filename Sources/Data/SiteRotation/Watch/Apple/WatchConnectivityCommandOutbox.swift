#if canImport(WatchConnectivity)
public import Foundation
public import MomentumDomain
import WatchConnectivity

/// The watch's queue: kept in a file until it is answered, sent by the system.
public struct WatchConnectivityCommandOutbox: SiteCommandOutbox {
    private let kept: FileSiteCommandOutbox
    private let link: WatchConnectivityLink

    /// - Parameters:
    ///   - kept: What holds a command from its request to its answer.
    ///   - link: The session with the phone.
    public init(kept: FileSiteCommandOutbox, link: WatchConnectivityLink) {
        self.kept = kept
        self.link = link
    }

    public func send(_ command: SiteChangeCommand) async throws(WatchLinkError) {
        guard WCSession.default.activationState == .activated else { throw .noSession }
        try await kept.send(command)
        transfer(try WatchPayload.encode(command))
    }

    public func waiting() async throws(WatchLinkError) -> [SiteChangeCommand] {
        try await kept.waiting()
    }

    public func remove(_ ids: Set<SiteChangeCommand.ID>) async throws(WatchLinkError) {
        try await kept.remove(ids)
    }

    /// Sends again what waits and is not under way: the phone takes each command once (SR-129).
    public func resume() async throws(WatchLinkError) {
        guard WCSession.default.activationState == .activated else { return }
        let underWay = Set(
            WCSession.default.outstandingUserInfoTransfers.compactMap {
                $0.userInfo[WatchConnectivityLink.commandKey] as? Data
            }
        )
        for command in try await kept.waiting() {
            let payload = try WatchPayload.encode(command)
            if !underWay.contains(Data(payload)) { transfer(payload) }
        }
    }

    private func transfer(_ payload: [UInt8]) {
        WCSession.default.transferUserInfo([WatchConnectivityLink.commandKey: Data(payload)])
    }
}
#endif
