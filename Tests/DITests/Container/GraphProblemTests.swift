import MomentumContainer
import MomentumTestSupport
import Testing

@Suite struct GraphProblemTests {
    struct A: Sendable {}
    struct B: Sendable {}
    struct C: Sendable {}
    struct D: Sendable {}
    final class Panel {}
    protocol SiteRepository: Sendable {}
    protocol SiteRepositories: Sendable {}
    final class FileSiteRepository: SiteRepository {}

    @Test func `a missing service is named with what needs it and similar names (K-2)`() {
        let problems = ContainerBuilder.problems { builder in
            builder.singleton(FileSiteRepository.self, FileSiteRepository.init)
            builder.singleton((any SiteRepositories).self) { (_: A) -> any SiteRepositories in
                throw CancellationError()
            }
            builder.singleton(A.self) { (_: any SiteRepository) in A() }
        }

        #expect(
            problems.map(\.kind) == [
                .missing(
                    ServiceGraph.Key((any SiteRepository).self),
                    neededBy: ServiceGraph.Key(A.self),
                    near: [
                        ServiceGraph.Key((any SiteRepositories).self),
                        ServiceGraph.Key(FileSiteRepository.self),
                    ]
                )
            ]
        )
        #expect(
            problems.map(\.kind.description) == [
                """
                A -> SiteRepository: nothing is registered for SiteRepository; did you mean \
                SiteRepositories, FileSiteRepository?
                """
            ]
        )
    }

    @Test func `a service that is registered twice is shown at both places (K-2)`() {
        let line = #line
        let problems = ContainerBuilder.problems { builder in
            builder.singleton(A.self) { A() }
            builder.transient(A.self) { A() }
        }

        #expect(problems.map(\.place.line) == [line + 3])
        #expect(
            problems.map(\.description) == [
                """
                MomentumDITests/GraphProblemTests.swift:\(line + 3): A is registered twice, first \
                at MomentumDITests/GraphProblemTests.swift:\(line + 2)
                """
            ]
        )
    }

    @Test func `a cycle is shown with its path, from its first place on (K-2)`() {
        let complaints = ContainerBuilder.complaints { builder in
            builder.transient(D.self) { (_: A) in D() }
            builder.transient(A.self) { (_: B) in A() }
            builder.transient(B.self) { (_: C) in B() }
            builder.transient(C.self) { (_: A) in C() }
        }

        #expect(complaints == ["A -> B -> C -> A: a cycle"])
    }

    @Test func `a service that needs itself is a cycle, and two cycles are two problems (K-2)`() {
        let complaints = ContainerBuilder.complaints { builder in
            builder.transient(A.self) { (_: A) in A() }
            builder.transient(B.self) { (_: C, _: D) in B() }
            builder.transient(C.self) { (_: B) in C() }
            builder.transient(D.self) { (_: A) in D() }
        }

        #expect(complaints == ["A -> A: a cycle", "B -> C -> B: a cycle"])
    }

    @Test func `what would outlive something it holds is shown, also through transients (K-2)`() {
        let complaints = ContainerBuilder.complaints { builder in
            builder.scope("screen")
            builder.singleton(A.self) { (_: B) in A() }
            builder.transient(B.self) { (_: C) in B() }
            builder.transient(C.self) { (_: D) in C() }
            builder.scoped("screen", D.self) { D() }
            builder.singleton(Int.self) { (_: D) in 0 }
        }

        #expect(
            complaints == [
                "A -> B -> C -> D: would be kept beyond its scope screen",
                "Int -> D: would be kept beyond its scope screen",
            ]
        )
    }

    @Test func `an outer scope does not hold an inner one, the inner one holds the outer (K-2)`() {
        let complaints = ContainerBuilder.complaints { builder in
            builder.scope("account")
            builder.scope("screen", in: "account")
            builder.scoped("account", A.self) { (_: D) in A() }
            builder.scoped("account", B.self) { B() }
            builder.scoped("screen", C.self) { (_: B) in C() }
            builder.scoped("screen", D.self) { (_: C) in D() }
        }

        #expect(complaints == ["A -> D: would be kept beyond its scope screen"])
    }

    @Test func `a transient that needs two scopes apart from each other is shown (K-2)`() {
        let complaints = ContainerBuilder.complaints { builder in
            builder.scope("left", seeds: A.self)
            builder.scope("right")
            builder.scope("inner", in: "right")
            builder.scoped("right", B.self) { B() }
            builder.scoped("inner", C.self) { C() }
            builder.transient(D.self) { (_: A, _: B) in D() }
            builder.transient(Int.self) { (_: C, _: B) in 0 }
            builder.transient(String.self) { (_: B, _: C) in "" }
        }

        #expect(complaints == ["D: needs the scopes left and right, which are never open together"])
    }

    @Test func `a service made anywhere cannot need one of the main actor (K-2, K-6)`() {
        let complaints = ContainerBuilder.complaints { builder in
            builder.mainActorSingleton(Panel.self) { Panel() }
            builder.mainActorSingleton(A.self) { (_: Panel) in A() }
            builder.transient(B.self) { (_: Panel) in B() }
        }

        #expect(
            complaints == [
                "B -> Panel: may be made anywhere, but needs what is made on the main actor"
            ]
        )
    }

    @Test func `a broken layer rule is shown with the edge that breaks it (K-2)`() {
        let complaints = ContainerBuilder.complaints { builder in
            builder.rule("Texts know nothing of numbers") { edge in
                !(edge.from == ServiceGraph.Key(String.self) && edge.toModule == "Swift")
            }
            builder.rule("Tests use no characters") { $0.to != ServiceGraph.Key(Character.self) }
            builder.transient(Int.self) { 0 }
            builder.transient(String.self) { (_: Int, _: A) in "" }
            builder.transient(A.self) { A() }
        }

        #expect(complaints == ["String -> Int: Texts know nothing of numbers"])
    }

    @Test func `scopes that are not declared, twice, or inside themselves are shown (K-2)`() {
        let complaints = ContainerBuilder.complaints { builder in
            builder.scope("one")
            builder.scope("one", in: "nowhere")
            builder.scope("egg", in: "hen")
            builder.scope("hen", in: "egg")
            builder.scope("screen", in: "acount")
            builder.scoped("scren", A.self) { A() }
        }

        #expect(
            complaints.map { $0.replacing(#/first at .*/#, with: "first at …") } == [
                "the scope one is declared twice, first at …",
                "the scope nowhere is not declared",
                "egg in hen in egg: a scope inside itself",
                "the scope acount is not declared",
                "the scope scren is not declared",
            ]
        )
    }

    @Test func `all problems come at once, in the order of their places (K-2)`() {
        let problems = ContainerBuilder.problems { builder in
            builder.mainActorSingleton(Panel.self) { Panel() }
            builder.install(LateAssembly())
            builder.scope("screen")
            builder.singleton(Double.self) { (_: A) in 0 }
            builder.scoped("screen", A.self) { (_: B) in A() }
            builder.transient(B.self) { (_: A, _: Panel) in B() }
            builder.transient(C.self) { (_: Float) in C() }
            builder.transient(C.self) { C() }
            builder.rule("Nobody needs the panel") { $0.to != ServiceGraph.Key(Panel.self) }
            builder.replace(Float.self) { 1 }
        }

        #expect(problems.map(\.place) == problems.map(\.place).sorted())
        #expect(
            problems.map { String(describing: $0.kind).prefix { $0 != ":" && $0 != "," } } == [
                "Double -> A", "A -> B -> A", "B -> Panel", "B -> Panel", "C -> Float",
                "C is registered twice", "nothing to replace", "UInt8 -> Int8",
            ]
        )
    }

    @Test(arguments: 0..<20)
    func `the order of registrations changes no problem (K-2)`(seed: Int) {
        typealias Step = (inout ContainerBuilder) -> Void
        let steps: [Step] = [
            { $0.scope("screen") },
            { $0.singleton(A.self) { (_: B) in A() } },
            { $0.transient(B.self) { (_: C, _: D) in B() } },
            { $0.scoped("screen", C.self) { (_: Int) in C() } },
            { $0.transient(D.self) { (_: B) in D() } },
        ]
        var generator = SeededGenerator(seed: UInt64(seed))
        let shuffled = steps.shuffled(using: &generator)

        let problems = ContainerBuilder.problems { builder in
            for step in shuffled { step(&builder) }
        }

        #expect(
            problems.map(\.kind.description) == [
                "A -> B -> C: would be kept beyond its scope screen",
                "B -> D -> B: a cycle",
                "C -> Int: nothing is registered for Int",
            ],
            "seed \(seed)"
        )
    }

    @Test func `an error with problems reads one line per problem (K-2)`() {
        let line = #line + 2
        let problems = ContainerBuilder.problems { builder in
            builder.transient(A.self) { (_: B, _: C) in A() }
        }

        let place = "MomentumDITests/GraphProblemTests.swift:\(line)"
        #expect(
            ContainerError.invalid(problems).description == """
                \(place): A -> B: nothing is registered for B
                \(place): A -> C: nothing is registered for C
                """
        )
    }

    @Test func `a replacement says what works on the replaced service (EM-12)`() {
        let line = #line
        func register(_ builder: inout ContainerBuilder) {
            builder.singleton(A.self) { A() }
            builder.singleton(B.self) { B() }
            builder.companion(B.self, of: A.self)
            builder.companion(C.self, of: A.self)
            builder.replace(A.self) { A() }
        }

        #expect(
            ContainerBuilder.problems(register).map(\.description) == [
                """
                MomentumDITests/GraphProblemTests.swift:\(line + 6): A was replaced, and B works on \
                the former one: replace B, too
                """
            ]
        )
        let problems = ContainerBuilder.problems { builder in
            register(&builder)
            builder.replace(B.self) { B() }
        }
        #expect(problems.isEmpty)
    }
}
