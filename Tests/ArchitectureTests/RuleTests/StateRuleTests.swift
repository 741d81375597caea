import Testing

@Suite struct StateRuleTests {
    @Test(arguments: [
        "class Keeper {\n    var name = 1\n}",
        "actor Keeper {\n    public var name: Int\n}",
        "struct Keeper {\n    var name: Int\n    mutating func adopt() {}\n}",
        "struct Keeper {\n    var name: Int\n}\nextension Keeper { mutating func adopt() {} }",
        "enum Space { final class Keeper {\n    var name: Int? } }",
        "enum Space { struct Keeper {\n    var name: Int } }\n"
            + "extension Space.Keeper { mutating func adopt() {} }",
    ])
    func `state that another file could set is noticed (HS-18, HS-21)`(code: String) {
        #expect(lines(code) == [2])
    }

    @Test func `an extension in another file counts (HS-18)`() {
        let value = "struct Value {\n    var name: Int\n}"
        let other = SourceFile(
            path: "Sources/Domain/Shared/Value+Adopting.swift",
            text: "extension Value { mutating func adopt() { name = 1 } }"
        )

        #expect(StateRule(files: []).lines(in: value) == [])
        #expect(StateRule(files: [other]).lines(in: value) == [2])
    }

    @Test(arguments: [
        "actor Keeper { private var name = 1 }",
        "struct Keeper { private(set) var name: Int\n mutating func adopt() {} }",
        "class Keeper { var name: Int { 1 }\n static let all = 2\n let other = 3 }",
        "struct Value { var name: Int }",
        "private final class Keeper { var name = 1 }",
    ])
    func `state that its own file alone sets, and plain values, are left alone (HS-18, HS-21)`(
        code: String
    ) {
        #expect(lines(code) == [])
    }

    @Test func `a view model may offer what a view binds (HS-18)`() {
        let code = "public final class Model { public var filter = 1 }"

        #expect(lines(code, at: "Sources/Presentation/Shared/Model.swift") == [])
    }

    private func lines(
        _ code: String,
        at path: String = "Sources/Domain/Shared/Sample.swift"
    ) -> [Int] {
        let file = SourceFile(path: path, text: code)
        return StateRule(files: [file]).violations(in: file).map(\.line)
    }
}
