import MomentumContainer
import Synchronization
import Testing

@MainActor
@Suite struct MainActorTests {
    final class Store: Sendable {}

    /// Not `Sendable`, as most things of the main actor are that are no view models.
    nonisolated final class Panel {
        var title = ""
    }

    final class Dashboard {
        let panel: Panel
        let store: Store

        init(panel: Panel, store: Store) {
            self.panel = panel
            self.store = store
        }
    }

    @Test func `what is made on the main actor needs things from everywhere (K-6, AK-17)`() throws {
        var builder = ContainerBuilder()
        builder.singleton(Store.self, Store.init)
        builder.mainActorSingleton(Panel.self, Panel.init)
        builder.mainActorSingleton(Dashboard.self, Dashboard.init(panel:store:))
        let container = try builder.build()

        let dashboard = try container.resolveOnMainActor(Dashboard.self)

        #expect(try container.resolveOnMainActor(Dashboard.self) === dashboard)
        #expect(try container.resolveOnMainActor(Panel.self) === dashboard.panel)
        #expect(try container.resolveOnMainActor(Store.self) === dashboard.store)
        #expect(try container.resolve(Store.self) === dashboard.store)
    }

    @Test func `a main-actor service cannot be resolved off the main actor (K-6)`() async throws {
        var builder = ContainerBuilder()
        builder.mainActorSingleton(Store.self, Store.init)
        let container = try builder.build()

        let error = await Task.detached {
            #expect(throws: ContainerError.self) { try container.resolve(Store.self) }
        }.value

        #expect(
            error?.description
                == "Store: it is made on the main actor, and has to be resolved there"
        )
        _ = try container.resolveOnMainActor(Store.self)
    }

    @Test func `a factory that throws is tried again, and the path is told (K-4, K-5)`() throws {
        struct Failure: Error {}
        let tries = Counter()
        var builder = ContainerBuilder()
        builder.singleton(Store.self, Store.init)
        builder.mainActorSingleton(Panel.self) {
            tries.add()
            if tries.count == 1 { throw Failure() }
            return Panel()
        }
        builder.mainActorSingleton(Dashboard.self, Dashboard.init(panel:store:))
        let container = try builder.build()

        let error = #expect(throws: ContainerError.self) {
            try container.resolveOnMainActor(Dashboard.self)
        }
        #expect(error?.description == "Dashboard -> Panel: the factory threw Failure()")
        _ = try container.resolveOnMainActor(Dashboard.self)
        #expect(tries.count == 2)
    }

    @Test func `an unregistered type is an error here, too (K-5, AK-18)`() throws {
        let container = try ContainerBuilder().build()

        let error = #expect(throws: ContainerError.self) {
            try container.resolveOnMainActor(Panel.self)
        }

        #expect(error?.description == "Panel: nothing is registered for it")
    }

    @Test func `a factory that asks for its own service gets an error (K-5)`() throws {
        let way = Mutex<DependencyContainer?>(nil)
        var builder = ContainerBuilder()
        builder.mainActorSingleton(Panel.self) {
            let container = way.withLock { $0 }
            return try container?.resolveOnMainActor(Panel.self) ?? Panel()
        }
        let container = try builder.build()
        way.withLock { $0 = container }
        defer { way.withLock { $0 = nil } }

        let error = #expect(throws: ContainerError.self) {
            try container.resolveOnMainActor(Panel.self)
        }

        #expect(error?.description == "Panel -> Panel: its factory asked the container for it")
    }
}
