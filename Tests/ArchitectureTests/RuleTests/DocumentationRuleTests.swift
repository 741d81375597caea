import Testing

@Suite struct DocumentationRuleTests {
    private func lines(_ code: String, at path: String = "Sources/Domain/Shared/A.swift") -> [Int] {
        let file = SourceFile(path: path, text: code)
        return DocumentationRule(files: [file]).violations(in: file).map(\.line)
    }

    @Test(
        arguments: [
            "/// A type (SR-12).\npublic struct A {}",
            "/// A type.\npublic enum A {\n    /// A case of AU-3.\n    case a\n}",
            "/// A type.\npublic protocol A {\n    /// It is so (MD-GQ-3).\n    var a: B { get }\n}",
            "extension A {\n    /// It is so (ST-1).\n    public var a: B { b }\n}",
        ]
    )
    func `a citation where hosts read is found (HS-39)`(code: String) {
        #expect(lines(code).count == 1)
    }

    @Test func `a citation where only the project reads stays (HS-39)`() {
        #expect(lines("/// In UTF-8.\npublic struct A {}\n/// A type (SR-1).\nstruct B {}") == [])
    }

    private func linesInType(_ member: String) -> [Int] {
        lines("/// A type.\npublic struct A {\n\(member)\n}")
    }

    @Test(
        arguments: [
            "public struct A {}",
            "public protocol A {}",
            "@MainActor\n@Observable\npublic final class A {}",
            "public typealias A = Int",
            "/// Too far away.\n\npublic enum A {}",
            "// No documentation.\npublic actor A {}",
        ]
    )
    func `a type says what it is`(code: String) {
        #expect(lines(code).count == 1)
    }

    @Test(
        arguments: [
            "public struct Row {}",
            "public enum Row { case text(B) }",
            "public func f(_ a: Int) {}",
            "public func f() throws {}",
            "public func f() throws(E) -> Int { 1 }",
            "public func f() async {}",
            "public func f() -> Task<Void, Never> { Task {} }",
            "public func makeThing() throws -> Other { Other() }",
            "public static func make(a: Int) -> A { A() }",
            "public subscript(row: Int) -> Int { row }",
            "public init(count: Int) {}",
            "public init(_ other: Other, b: B) {}",
            "public init(make: () -> A) {}",
            "public init?() {}",
            "public init() throws {}",
            "public let width: Double",
            "public let width: Double?",
            "public static let limit = 300",
        ]
    )
    func `a member says what its name does not`(member: String) {
        #expect(linesInType(member) == [3])
        #expect(linesInType("/// Documented.\n\(member)") == [])
        #expect(linesInType(member.replacing("public ", with: "")) == [])
    }

    @Test(
        arguments: [
            "public let name: String",
            "public var isOpen: Bool { true }",
            "public let durationHours: Double?",
            "public func removeAll() {}",
            "public init() {}",
            "public init(_ other: Other) {}",
            "public init(_ other: [A], now: Date) {}",
            "private let file: Int\npublic init(file: Int) {}",
            "let file: Int\npublic init(at file: Int) {}",
            "public enum State { case loaded(B) }",
            "public enum Order { case rising, falling }",
            "public static func < (a: A, b: A) -> Bool { true }",
            "public func hash(into hasher: inout Hasher) {}",
        ]
    )
    func `a name that says it all needs no sentence`(member: String) {
        #expect(linesInType(member) == [])
    }

    @Test(
        arguments: [
            ("case idle, loading", []),
            ("case failed(RepositoryError)", []),
            ("case missing(path: String)", []),
            ("case unreadable(String)", [3]),
            ("case tooMany([Int])", [3]),
            ("/// The offending text.\ncase unreadable(String)", []),
        ]
    )
    func `a case says what its values are`(code: String, expected: [Int]) {
        #expect(lines("/// Errors.\npublic enum E {\n\(code)\n}") == expected)
    }

    @Test func `requirements of a protocol are documented there, once`() {
        let code = """
            /// A repository.
            public protocol Repository: Base {
                associatedtype Item
                func save(_ item: Item) async throws
                var count: Int { get }
            }
            /// An adapter.
            public struct Adapter: Repository {
                public func save(_ item: Int) async throws {}
                public func save(_ item: Int, twice: Bool) {}
            }
            """

        #expect(lines(code) == [3, 4, 10])
    }

    @Test func `a conformance by an extension or through another protocol counts`() {
        let code = """
            /// A protocol.
            protocol Base { func load(_ id: Int) }
            /// Another.
            protocol Derived: Base {}
            /// A type.
            public struct A {
                public func load(_ id: Int) {}
            }
            extension A: Derived {}
            """

        #expect(lines(code) == [])
    }

    @Test func `what conforms to a foreign protocol is documented there`() {
        let code = "extension A: Foreign {\npublic func anchor(for session: Session) {}\n}"
        let ours = "/// Ours.\nprotocol Foreign {}\n"

        #expect(lines(code) == [])
        #expect(lines(ours + code) == [4])
    }

    @Test func `a Builder's makers say it with their name and type`() {
        let code = """
            /// A builder.
            public final class HomeBuilder {
                public func makeHomeViewModel(router: Router) throws(E) -> SiteHomeViewModel {}
                public func makeHomeViewModel(count: Int) -> Router {}
            }
            """

        #expect(lines(code) == [4])
    }

    @Test func `members of extensions count, other targets do not`() {
        let code = "extension String {\npublic func cut(to length: Int) -> String { self }\n}"

        #expect(lines(code) == [2])
        #expect(lines(code, at: "Sources/Demo/A.swift") == [])
        #expect(lines(code, at: "Tests/DomainTests/A.swift") == [])
    }
}
