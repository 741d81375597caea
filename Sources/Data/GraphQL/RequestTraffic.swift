public import Foundation
public import MomentumAuthenticationDomain

/// The running requests and the cached answers, which end with the session.
public struct RequestTraffic: AccountBelongings {
    let board: RequestBoard
    let cache: ResponseCache

    package init(board: RequestBoard, cache: ResponseCache) {
        self.board = board
        self.cache = cache
    }

    /// - Parameters:
    ///   - folder: The folder in which answers outlive the process; `nil` for memory alone.
    ///   - clock: Measures the wait for the last answers of a session.
    public init(folder: URL? = nil, clock: any Clock<Duration> = ContinuousClock()) {
        self.init(board: RequestBoard(clock: clock), cache: ResponseCache(folder: folder))
    }

    public func stopWork(_ reason: AuthenticationState.Reason) async {
        await board.stopWork(reason)
    }

    public func wipe() async {
        await cache.wipe()
    }
}
