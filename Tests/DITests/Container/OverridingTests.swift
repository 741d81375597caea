import MomentumContainer
import Testing

@Suite struct OverridingTests {
    protocol Engine: Sendable {
        var name: String { get }
    }
    final class Diesel: Engine {
        let name = "diesel"
    }
    final class Electric: Engine {
        let name: String

        init(name: String = "electric") { self.name = name }
    }
    final class Car: Sendable {
        let engine: any Engine

        init(engine: any Engine) { self.engine = engine }
    }
    @MainActor final class Dashboard {
        let car: Car

        init(car: Car) { self.car = car }
    }

    let app: DependencyContainer

    init() throws {
        var builder = ContainerBuilder()
        builder.singleton((any Engine).self, Diesel.init)
        builder.singleton(Car.self, Car.init(engine:))
        builder.transient(Int.self) { 1 }
        builder.scope("trip")
        builder.scoped("trip", String.self) { (car: Car) in car.engine.name }
        builder.mainActorSingleton(Dashboard.self, Dashboard.init(car:))
        app = try builder.build()
    }

    @Test func `only what is replaced is another one (K-7, AK-19)`() throws {
        let test = try app.overriding { $0.replace((any Engine).self) { Electric() } }

        #expect(try test.resolve(Car.self).engine.name == "electric")
        #expect(try test.resolve(Int.self) == 1)
        #expect(try app.resolve(Car.self).engine.name == "diesel")
    }

    @Test func `nothing that was made is shared, in neither direction (K-7)`() throws {
        let before = try app.resolve(Car.self)

        let test = try app.overriding { _ in }

        #expect(try test.resolve(Car.self) !== before)
        #expect(try test.resolve(Car.self) === test.resolve(Car.self))
        #expect(try app.resolve(Car.self) === before)
    }

    @Test func `a replacement keeps the lifetime (K-7)`() throws {
        let made = Counter()
        let test = try app.overriding {
            $0.replace((any Engine).self) {
                made.add()
                return Electric()
            }
            $0.replace(Int.self) {
                made.add()
                return 2
            }
        }

        _ = try (test.resolve((any Engine).self), test.resolve((any Engine).self))
        #expect(made.count == 1)
        _ = try (test.resolve(Int.self), test.resolve(Int.self))
        #expect(made.count == 3)
    }

    @Test func `a replacement keeps the scope (K-7, K-3)`() throws {
        let test = try app.overriding { $0.replace(String.self) { "replaced" } }

        #expect(try test.openScope("trip").resolve(String.self) == "replaced")
        #expect(throws: ContainerError.self) { try test.resolve(String.self) }
    }

    @MainActor
    @Test func `a replacement stays on the main actor (K-7, K-6)`() throws {
        let car = Car(engine: Electric())
        let test = try app.overriding {
            $0.mainActorReplace(Dashboard.self) { Dashboard(car: car) }
        }

        let dashboard = try test.resolveOnMainActor(Dashboard.self)

        #expect(dashboard.car === car)
        #expect(try test.resolveOnMainActor(Dashboard.self) === dashboard)
        #expect(try app.resolveOnMainActor(Dashboard.self).car !== car)
    }

    @MainActor
    @Test func `a factory that runs anywhere may replace one of the main actor (K-7)`() throws {
        var builder = ContainerBuilder()
        builder.mainActorSingleton(Car.self) { Car(engine: Diesel()) }
        let test = try builder.build().overriding {
            $0.replace(Car.self) { Car(engine: Electric()) }
        }

        let car = try test.resolveOnMainActor(Car.self)

        #expect(car.engine.name == "electric")
        #expect(try test.resolveOnMainActor(Car.self) === car)
        #expect(throws: ContainerError.self) { try test.resolve(Car.self) }
    }

    @Test func `an overridden graph is checked again (K-7)`() {
        // Outside of the macro, inside of which every line is the first one.
        let test = Result { () throws(ContainerError) in
            try app.overriding {
                $0.replace((any Engine).self) { (_: Car) in Electric() }
                $0.mainActorReplace(Int.self) { 3 }
                $0.replace(Double.self) { 1 }
                $0.rule("Nobody needs a car") { $0.to != ServiceGraph.Key(Car.self) }
            }
        }

        guard case .failure(.invalid(let problems)) = test else {
            Issue.record("the graph was found in order")
            return
        }
        #expect(
            problems.map(\.kind.description) == [
                "Car -> Engine -> Car: a cycle",
                "String -> Car: Nobody needs a car",
                "Dashboard -> Car: Nobody needs a car",
                "Engine -> Car: Nobody needs a car",
                "nothing to replace: no factory is registered for Double",
            ]
        )
    }

    @Test func `overriding can be done again on what came out (K-7)`() throws {
        let once = try app.overriding { $0.replace((any Engine).self) { Electric(name: "once") } }
        let twice = try once.overriding { $0.replace(Int.self) { 2 } }

        #expect(try twice.resolve(Car.self).engine.name == "once")
        #expect(try twice.resolve(Int.self) == 2)
        #expect(try once.resolve(Int.self) == 1)
    }

    @Test func `from an open scope comes a container and no scope (K-7)`() throws {
        let test = try app.openScope("trip").overriding { _ in }

        #expect(throws: ContainerError.self) { try test.resolve(String.self) }
        #expect(try test.openScope("trip").resolve(String.self) == "diesel")
    }

    @Test(arguments: 0..<40)
    func `tests that run at the same time do not see each other's doubles (K-7, AK-19)`(
        number: Int
    ) async throws {
        let test = try app.overriding {
            $0.replace((any Engine).self) { Electric(name: "engine \(number)") }
        }

        for _ in 0..<20 {
            #expect(try test.resolve(Car.self).engine.name == "engine \(number)")
            await Task.yield()
        }
    }
}
