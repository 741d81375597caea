import Testing

@Suite struct DeclarationParserTests {
    private func declarations(_ code: String) -> [Declaration] {
        SourceFile(path: "Sample.swift", text: code).declarations
    }

    @Test func `kinds and names at the top level`() {
        let code = """
            public import Foundation
            @testable import struct MomentumDomain.Page
            @MainActor @Observable public final class A<T: P>: B, Sendable where T: Q { let x = 1 }
            extension Outer.Inner: @unchecked Sendable, P<Int> where X == Y {}
            private let (a, b) = (1, 2)
            func `do it`() {}
            typealias Name = [String: Int]
            indirect enum E { case c }
            """

        #expect(
            declarations(code).map { "\($0.kind) \($0.names.joined(separator: ","))" } == [
                "import Foundation", "import MomentumDomain.Page", "class A",
                "extension Outer.Inner", "let a,b", "func do it", "typealias Name", "enum E",
            ]
        )
        #expect(declarations(code)[2].inherited == ["B", "Sendable"])
        #expect(declarations(code)[3].inherited == ["Sendable", "P"])
        #expect(declarations(code)[2].isPublic && !declarations(code)[3].isPublic)
    }

    @Test func `members of a type`() {
        let code = """
            struct S {
                public private(set) var items: [Item] = []
                public static var now: Date { Date() }
                private(set) public var n = -3
                var observed = 1 {
                    didSet { let inner = 2 }
                }
                let long =
                    other
                    .map { $0 }
                class Nested { class func make() {} }
                subscript(index: Int) -> Int { index }
                deinit {}
                @available(*, deprecated)
                func last() {}
            }
            """

        let members = declarations(code)[0].members

        #expect(
            members.map { "\($0.kind) \($0.name)" } == [
                "var items", "var now", "var n", "var observed", "let long", "class Nested",
                "subscript ", "deinit ", "func last",
            ]
        )
        #expect(members.map(\.isPublic) == [true, true, true] + Array(repeating: false, count: 6))
        #expect(members.map(\.isPrivate) == Array(repeating: false, count: 9))
        #expect(members.prefix(4).map(\.isComputed) == [false, true, false, false])
        #expect(members[2].initialNumber == "3")
        #expect(members[0].type == "[ Item ]")
        #expect(members[5].members.map(\.name) == ["make"])
    }

    @Test(
        arguments: [
            ("func f()", "f()", "", ""),
            (
                "func f(_ a: Int, to b: [K: V] = [:], c: (X, Y) -> Z) -> Int", "f(_:to:c:)", "Int",
                ""
            ),
            (
                "func f<T: P>(in a: Result<A, B>, @B b: B = { x, y in z }(), c: C)", "f(in:b:c:)",
                "", ""
            ),
            ("func f() async throws(E<F>) -> [A: B]", "f()", "[ A : B ]", "async throws"),
            ("static func < (a: T, b: T) -> Bool", "<(a:b:)", "Bool", ""),
            ("init?(_ text: String)", "init(_:)", "", "?"),
            ("init<T>(a: T) throws where T: P", "init(a:)", "", "throws"),
            ("subscript(_ i: Int) -> T", "subscript(_:)", "T", ""),
        ]
    )
    func `heads of functions`(code: String, signature: String, type: String, effects: String) {
        for suffix in [" { body }", ""] {
            let protocolCode = "protocol P {\n\(code)\(suffix)\nvar next: Int { get }\n}"

            let members = declarations(protocolCode)[0].members

            #expect(members.map(\.kind).last == .var)
            #expect(members.count == 2)
            #expect(members[0].signature == signature)
            #expect(members[0].type == type)
            #expect(members[0].effects.sorted().joined(separator: " ") == effects)
            #expect(members[0].hasBody == !suffix.isEmpty)
        }
    }

    @Test func `cases and what they carry`() {
        let code = """
            enum E: String {
                case a, b
                case c(Int), d(name: String)
                case e = "x"
                indirect case f(E)
                var text: String {
                    switch self { case .a: "a" default: "b" }
                }
            }
            """

        let members = declarations(code)[0].members

        #expect(members.map(\.names) == [["a", "b"], ["c", "d"], ["e"], ["f"], ["text"]])
        #expect(members.map(\.type).prefix(2) == ["", "( Int )( name : String )"])
    }

    @Test func `both branches of a condition are read`() {
        let code = """
            #if canImport(A)
            struct S { let a = 1 }
            #else
            struct S {}
            #endif
            """

        #expect(declarations(code).map(\.name) == ["S", "S"])
        #expect(
            declarations(code).map(\.conditions) == [["canImport(A)"], ["!(canImport(A))"]]
        )
    }
}
