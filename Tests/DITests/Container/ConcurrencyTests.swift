import MomentumContainer
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct ConcurrencyTests {
    final class Store: Sendable {}
    final class Fast: Sendable {}
    final class Reader: Sendable {
        let store: Store

        init(store: Store) { self.store = store }
    }

    struct Failure: Error {}

    @Test func `a singleton is made once by any number of threads (K-4, AK-17)`() async throws {
        let made = Counter()
        let start = ThreadGate()
        var builder = ContainerBuilder()
        builder.singleton(Store.self) {
            made.add()
            return Store()
        }
        builder.singleton(Reader.self, Reader.init(store:))
        let container = try builder.build()

        async let stores = Threads.run(64) { number in
            start.pass()
            return number.isMultiple(of: 2)
                ? try? container.resolve(Store.self) : try? container.resolve(Reader.self).store
        }
        await start.waitForThreads(64)
        start.open()

        #expect(Set(await stores.map { $0.map(ObjectIdentifier.init) }).count == 1)
        #expect(await stores.allSatisfy { $0 != nil })
        #expect(made.count == 1)
    }

    @Test func `a scoped service is made once by any number of threads (K-3, K-4)`() async throws {
        let start = ThreadGate()
        var builder = ContainerBuilder()
        builder.scope("screen")
        builder.scoped("screen", Store.self, Store.init)
        let scope = try builder.build().openScope("screen")

        async let stores = Threads.run(32) { _ in
            start.pass()
            return try? scope.resolve(Store.self)
        }
        await start.waitForThreads(32)
        start.open()

        #expect(Set(await stores.map { $0.map(ObjectIdentifier.init) }).count == 1)
    }

    @Test func `a slow factory holds up only those who need what it makes (K-4)`() async throws {
        let gate = ThreadGate()
        let made = Counter()
        var builder = ContainerBuilder()
        builder.singleton(Store.self) {
            made.add()
            gate.pass()
            return Store()
        }
        builder.singleton(Reader.self, Reader.init(store:))
        builder.singleton(Fast.self, Fast.init)
        let container = try builder.build()

        async let stores = Threads.run(8) { _ in try? container.resolve(Store.self) }
        async let readers = Threads.run(8) { _ in try? container.resolve(Reader.self) }
        await gate.waitForThreads(1)
        // The store is being made, and stays so until the gate opens.
        let fast = await Threads.run(8) { _ in try? container.resolve(Fast.self) }
        #expect(fast.allSatisfy { $0 != nil })
        #expect(made.count == 1)
        gate.open()

        let store = try container.resolve(Store.self)
        #expect(await stores.allSatisfy { $0 === store })
        #expect(await readers.allSatisfy { $0?.store === store })
        #expect(made.count == 1)
    }

    @Test func `a factory that throws leaves nothing behind and is tried again (K-4)`() throws {
        let tries = Counter()
        var builder = ContainerBuilder()
        builder.singleton(Store.self) {
            tries.add()
            if tries.count < 3 { throw Failure() }
            return Store()
        }
        builder.singleton(Reader.self, Reader.init(store:))
        let container = try builder.build()

        #expect(throws: ContainerError.self) { try container.resolve(Reader.self) }
        #expect(throws: ContainerError.self) { try container.resolve(Store.self) }
        let reader = try container.resolve(Reader.self)

        #expect(try container.resolve(Store.self) === reader.store)
        #expect(tries.count == 3)
    }

    @Test func `threads that wait for a factory which throws try it themselves (K-4)`() async throws
    {
        let gate = ThreadGate()
        let tries = Counter()
        var builder = ContainerBuilder()
        builder.singleton(Store.self) {
            tries.add()
            gate.pass()
            if tries.count == 1 { throw Failure() }
            return Store()
        }
        let container = try builder.build()

        async let first = Threads.run { try? container.resolve(Store.self) }
        await gate.waitForThreads(1)
        async let others = Threads.run(8) { _ in try? container.resolve(Store.self) }
        gate.open()

        let made = await others + [first]
        #expect(made.count { $0 == nil } <= 1)
        #expect(Set(made.compactMap { $0.map(ObjectIdentifier.init) }).count == 1)
    }

    @Test func `threads that take each other's services do not wait in a circle (K-4)`()
        async throws
    {
        // Both make their own service first and need the same two kept ones, in opposite orders.
        struct Left: Sendable {
            let store: Store
            let fast: Fast
        }
        struct Right: Sendable {
            let fast: Fast
            let store: Store
        }
        for _ in 0..<50 {
            var builder = ContainerBuilder()
            builder.singleton(Store.self, Store.init)
            builder.singleton(Fast.self) { (_: Store) in Fast() }
            builder.singleton(Left.self, Left.init(store:fast:))
            builder.singleton(Right.self, Right.init(fast:store:))
            let container = try builder.build()

            let stores = await Threads.run(4) { number in
                number.isMultiple(of: 2)
                    ? try? container.resolve(Left.self).store
                    : try? container.resolve(Right.self).store
            }

            #expect(Set(stores.map { $0.map(ObjectIdentifier.init) }).count == 1)
        }
    }

    @Test func `a factory that asks for its own service gets an error and no trap (K-4, K-5)`()
        throws
    {
        let way = Mutex<DependencyContainer?>(nil)
        var builder = ContainerBuilder()
        builder.singleton(Store.self) {
            _ = try way.withLock { $0 }?.resolve(Reader.self)
            return Store()
        }
        builder.singleton(Reader.self, Reader.init(store:))
        let container = try builder.build()
        way.withLock { $0 = container }
        defer { way.withLock { $0 = nil } }

        let error = #expect(throws: ContainerError.self) { try container.resolve(Store.self) }

        #expect(
            error?.description == "Store -> Reader -> Store: its factory asked the container for it"
        )
    }
}
