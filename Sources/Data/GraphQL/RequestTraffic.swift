public import MomentumAuthenticationDomain

/// The requests under way and the answers of earlier ones, which end with the session.
public struct RequestTraffic: AccountBelongings {
    let board: RequestBoard
    let cache: ResponseCache

    public init(board: RequestBoard, cache: ResponseCache) {
        self.board = board
        self.cache = cache
    }

    public func stopWork(_ reason: AuthenticationState.Reason) async {
        await board.stopWork(reason)
    }

    public func wipe() async {
        await cache.wipe()
    }
}
