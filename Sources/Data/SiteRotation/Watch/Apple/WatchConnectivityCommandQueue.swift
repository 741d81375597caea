#if canImport(WatchConnectivity)
public import Foundation
public import MomentumSiteRotationDomain
import WatchConnectivity

/// The watch's queue: stored in a file until answered, sent by the system.
public struct WatchConnectivityCommandQueue: WatchCommandQueue {
    private let kept: FileWatchCommandQueue
    private let link: WatchConnectivityLink

    /// - Parameters:
    ///   - kept: The queue that stores a command from its request to its answer.
    ///   - link: The session with the phone.
    public init(kept: FileWatchCommandQueue, link: WatchConnectivityLink) {
        self.kept = kept
        self.link = link
    }

    public func send(_ command: SiteChangeCommand) async throws(WatchLinkError) {
        guard WCSession.default.activationState == .activated else { throw .noSession }
        let payload = try WatchPayload.encode(command)
        try await kept.send(command)
        // The command is stored now. If others precede it, it is sent after their answers.
        guard let due = try? await kept.due(), due.contains(where: { $0.id == command.id }) else {
            return
        }
        transfer(payload)
    }

    public func waiting() async throws(WatchLinkError) -> [SiteChangeCommand] {
        try await kept.waiting()
    }

    public func settle(_ answers: [SiteCommandAnswer]) async throws(WatchLinkError) {
        try await kept.settle(answers)
    }

    public func refused() async throws(WatchLinkError) -> [WatchSituation.Refused] {
        try await kept.refused()
    }

    public func dismiss(_ ids: Set<SiteChangeCommand.ID>) async throws(WatchLinkError) {
        try await kept.dismiss(ids)
    }

    /// Sends waiting commands again unless they are in transfer; the phone performs each once.
    public func resume() async throws(WatchLinkError) {
        guard WCSession.default.activationState == .activated else { throw .noSession }
        let underWay = Set(
            WCSession.default.outstandingUserInfoTransfers.compactMap {
                $0.userInfo[WatchConnectivityLink.commandKey] as? Data
            }
        )
        for command in try await kept.due() {
            let payload = try WatchPayload.encode(command)
            if !underWay.contains(Data(payload)) { transfer(payload) }
        }
        try await kept.resume()
    }

    private func transfer(_ payload: [UInt8]) {
        WCSession.default.transferUserInfo([WatchConnectivityLink.commandKey: Data(payload)])
    }
}
#endif
