import Foundation
import MomentumContainer
import MomentumDomain
import MomentumTestSupport

/// The services of the picture in `Docs/Container.md`.
struct ExampleAssembly: Assembly {
    struct Account: Hashable {}
    struct Session: Sendable {}
    struct LogChange: Sendable {}
    final class Router {}
    struct Screen: Sendable {}
    final class Window {}

    func register(in container: inout ContainerBuilder) {
        container.singleton((any WallClock).self) { FixedWallClock(now: .distantPast) }
        container.transient(LogChange.self) { (_: any WallClock) in LogChange() }
        container.scope("account", seeds: Account.self)
        container.scoped("account", Session.self) { (_: Account) in Session() }
        container.mainActorSingleton(Router.self, Router.init)
        container.scope("screen", in: "account")
        container.scoped("screen", Screen.self) { (_: Session, _: LogChange) in Screen() }
        container.mainActorSingleton(Window.self) { (_: Router) in Window() }
    }
}
