import MomentumDI
import Testing

@Suite struct ContainerTests {
    private protocol Engine: Sendable {}
    private final class Diesel: Engine {}
    private struct Car {
        let engine: any Engine
    }
    @MainActor private final class Dashboard {
        let car: Car
        init(car: Car) { self.car = car }
    }

    @Test func `an assembled graph resolves`() throws {
        var builder = ContainerBuilder()
        builder.singleton((any Engine).self, Diesel.init)
        builder.transient(Car.self, Car.init(engine:))
        let container = try builder.build()

        let car = try container.resolve(Car.self)

        #expect(try car.engine as? Diesel === container.resolve((any Engine).self) as? Diesel)
    }

    @MainActor
    @Test func `what is made on the main actor is had there (K-6)`() throws {
        var builder = ContainerBuilder()
        builder.singleton((any Engine).self, Diesel.init)
        builder.transient(Car.self, Car.init(engine:))
        builder.mainActorSingleton(Dashboard.self, Dashboard.init(car:))
        let container = try builder.build()

        let dashboard = try container.resolveOnMainActor(Dashboard.self)

        #expect(try container.resolveOnMainActor(Dashboard.self) === dashboard)
        #expect(
            throws: ContainerError.unresolved(
                path: [ServiceKey(Dashboard.self)],
                reason: .onMainActorOnly
            )
        ) { try container.resolve(Dashboard.self) }
    }

    @Test func `a replaced service is made anew in a container of its own (K-7)`() throws {
        final class Electric: Engine {}
        var builder = ContainerBuilder()
        builder.singleton((any Engine).self, Diesel.init)
        builder.transient(Car.self, Car.init(engine:))
        let container = try builder.build()

        let test = try container.overriding { $0.replace((any Engine).self) { Electric() } }

        #expect(try test.resolve(Car.self).engine is Electric)
        #expect(try container.resolve(Car.self).engine is Diesel)
    }

    @Test func `a scope has its seeds and its own instances (K-3)`() throws {
        struct Driver { let name: String }
        final class Trip: Sendable {
            let driver: Driver
            init(driver: Driver) { self.driver = driver }
        }
        var builder = ContainerBuilder()
        builder.scope("trip", seeds: Driver.self)
        builder.scoped("trip", Trip.self, Trip.init(driver:))
        let container = try builder.build()

        let first = try container.openScope("trip", seeds: Driver(name: "Ada"))
        let second = try container.openScope("trip", seeds: Driver(name: "Kay"))

        #expect(try first.resolve(Trip.self) === first.resolve(Trip.self))
        #expect(try first.resolve(Trip.self).driver.name == "Ada")
        #expect(try second.resolve(Trip.self).driver.name == "Kay")
    }

    @Test func `all problems are reported at once (K-2)`() throws {
        struct A: Sendable {}
        struct B: Sendable {}
        struct C: Sendable {}
        var builder = ContainerBuilder()
        builder.singleton(A.self) { (_: B) in A() }
        builder.singleton(B.self) { (_: A) in B() }
        builder.transient(Car.self, Car.init(engine:))
        builder.singleton(B.self) { B() }

        let unfinished = builder
        let error = #expect(throws: ContainerError.self) { try unfinished.build() }

        guard case .invalid(let problems) = error else { return }
        #expect(
            problems.map { String(describing: $0.kind) } == [
                "A -> B -> A: a cycle",
                "Car -> Engine: nothing is registered for Engine",
                "B is registered twice, first at MomentumDITests/ContainerTests.swift:\(problems[2].place.line - 2)",
            ]
        )
    }
}
