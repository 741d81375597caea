import Foundation
import MomentumAuthenticationDI
import MomentumAuthenticationDomain
import MomentumAuthenticationTestSupport
import MomentumContainer
import MomentumDI
import MomentumDomain
import MomentumNetwork
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct FollowedForegroundTests {
    /// A program that a test puts out of sight.
    private struct SwitchedForeground: ForegroundSource {
        private let stream = AsyncStream<Bool>.makeStream()

        func changes() -> AsyncStream<Bool> { stream.stream }
        func show(_ isInSight: Bool) { stream.continuation.yield(isInSight) }
        func end() { stream.continuation.finish() }
    }

    private let foreground = SwitchedForeground()
    private let service = MockAuthenticationService()

    @Test func `16 minutes out of sight make one check of the session (NV-26, AU-19)`() async throws
    {
        defer { foreground.end() }
        let checks = AsyncStream<Void>.makeStream()
        service.answerChecks { _ in
            checks.continuation.yield()
            return .alive(.fixture, expiry: nil, renewed: nil)
        }
        let dates = SteppingWallClock()
        let container = try container(dates)
        let keeper = try container.resolve((any SessionKeeperProtocol).self)
        await keeper.restore()
        var answered = checks.stream.makeAsyncIterator()
        await answered.next()
        await keeper.settle()

        foreground.show(false)
        foreground.show(true)
        await answered.next()

        #expect(service.checked.count == 2)
    }

    /// Sixteen minutes pass between two looks at it.
    private final class SteppingWallClock: WallClock {
        private let looks = Mutex(0.0)

        var now: Date {
            looks.withLock { looks in
                looks += 1
                return Date(timeIntervalSince1970: looks * 960)
            }
        }
    }

    private func container(_ dates: some WallClock) throws -> DependencyContainer {
        var builder = ContainerBuilder()
        builder.install(SystemAssembly.fixture)
        builder.install(
            AuthenticationAssembly(
                server: try ServerAddress("https://mps.test"),
                tokens: .inMemory,
                foreground: foreground
            )
        )
        builder.replace((any WallClock).self) { dates }
        builder.replace((any AuthenticationService).self) { [service] in service }
        let token = SessionToken("t0ken")
        builder.replace((any TokenStore).self) { MockTokenStore(token) }
        return try builder.build()
    }
}
