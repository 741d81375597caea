import MomentumContainer
import Testing

@Suite struct LifetimeTests {
    final class Engine: Sendable {}
    final class Car: Sendable {
        let engine: Engine

        init(engine: Engine) { self.engine = engine }
    }

    /// A service that is not `Sendable`; allowed because the container does not keep it.
    final class Draft {
        var text = ""
    }

    @Test func `a transient is new for each request and for each that needs it (K-3, AK-17)`()
        throws
    {
        var builder = ContainerBuilder()
        builder.transient(Engine.self, Engine.init)
        builder.transient(Car.self, Car.init(engine:))
        let container = try builder.build()

        let car = try container.resolve(Car.self)
        let other = try container.resolve(Car.self)

        #expect(car !== other)
        #expect(car.engine !== other.engine)
    }

    @Test func `a singleton is made on first use and then kept (K-3, AK-17)`() throws {
        let made = Counter()
        var builder = ContainerBuilder()
        builder.singleton(Engine.self) {
            made.add()
            return Engine()
        }
        builder.transient(Car.self, Car.init(engine:))
        let container = try builder.build()
        #expect(made.count == 0)

        let car = try container.resolve(Car.self)
        let engine = try container.resolve(Engine.self)

        #expect(car.engine === engine)
        #expect(made.count == 1)
    }

    @Test func `a singleton is released with its container (K-3)`() throws {
        var builder = ContainerBuilder()
        builder.singleton(Engine.self, Engine.init)
        var container: DependencyContainer? = try builder.build()

        weak let engine = try container?.resolve(Engine.self)
        #expect(engine != nil)
        container = nil

        #expect(engine == nil)
    }

    @Test func `a kept value is the one that was made, also when it is no object (K-3)`() throws {
        let made = Counter()
        var builder = ContainerBuilder()
        builder.singleton(Int.self) {
            made.add()
            return made.count
        }
        builder.singleton(Int?.self) { nil }
        builder.singleton((@Sendable () -> Int).self) { { 7 } }
        let container = try builder.build()

        #expect(try container.resolve(Int.self) == 1)
        #expect(try container.resolve(Int.self) == 1)
        #expect(try container.resolve(Int?.self) == nil)
        #expect(try container.resolve((@Sendable () -> Int).self)() == 7)
    }

    @Test func `what is made anew need not be sendable (K-6)`() throws {
        var builder = ContainerBuilder()
        builder.transient(Draft.self, Draft.init)
        let container = try builder.build()

        let draft = try container.resolve(Draft.self)
        draft.text = "changed"

        #expect(try container.resolve(Draft.self).text.isEmpty)
    }

    @Test func `the same type twice among the parameters is asked for twice (K-3)`() throws {
        struct Pair {
            let left: Engine
            let right: Engine
        }
        var builder = ContainerBuilder()
        builder.transient(Engine.self, Engine.init)
        builder.transient(Pair.self, Pair.init(left:right:))

        let pair = try builder.build().resolve(Pair.self)

        #expect(pair.left !== pair.right)
    }
}
