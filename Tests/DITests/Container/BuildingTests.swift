import MomentumContainer
import Testing

@Suite struct BuildingTests {
    protocol Engine: Sendable {}
    final class Diesel: Engine {}
    struct Car {
        let engine: any Engine
    }

    struct EngineAssembly: Assembly {
        func register(in container: inout ContainerBuilder) {
            container.singleton((any Engine).self, Diesel.init)
        }
    }

    @Test func `initialisers and closures are put together by their parameters (K-1, AK-16)`()
        throws
    {
        var builder = ContainerBuilder()
        builder.install(EngineAssembly())
        builder.transient(Car.self, Car.init(engine:))
        builder.transient(String.self) { (car: Car, engine: any Engine) in
            "\(type(of: car)) with \(type(of: engine))"
        }
        let container = try builder.build()

        #expect(try container.resolve(String.self) == "Car with Diesel")
    }

    @Test func `a builder is a value, and a built container does not follow it (K-1)`() throws {
        var builder = ContainerBuilder()
        builder.install(EngineAssembly())
        let container = try builder.build()

        builder.transient(Car.self, Car.init(engine:))
        let second = try builder.build()

        #expect(throws: ContainerError.self) { try container.resolve(Car.self) }
        _ = try second.resolve(Car.self)
    }

    @Test func `two containers of one builder keep their services apart (K-1)`() throws {
        var builder = ContainerBuilder()
        builder.singleton(Diesel.self, Diesel.init)

        let one = try builder.build().resolve(Diesel.self)
        let other = try builder.build().resolve(Diesel.self)

        #expect(one !== other)
    }

    @Test func `building runs no factory, and neither does a graph with problems (K-2, AK-16)`()
        throws
    {
        let made = Counter()
        var builder = ContainerBuilder()
        builder.singleton(Diesel.self) {
            made.add()
            return Diesel()
        }
        builder.transient(Car.self) { (engine: Diesel) in
            made.add()
            return Car(engine: engine)
        }

        let container = try builder.build()
        builder.transient(Int.self) { (_: Double) in 0 }
        let unfinished = builder
        #expect(throws: ContainerError.self) { try unfinished.build() }
        #expect(made.count == 0)

        _ = try container.resolve(Car.self)
        #expect(made.count == 2)
    }

    @Test func `a graph without registrations is in order (K-2)`() throws {
        let container = try ContainerBuilder().build()

        #expect(throws: ContainerError.self) { try container.resolve(Car.self) }
    }
}
