import Testing

@Suite struct DependencyRuleTests {
    private let rule = DependencyRule(files: [])

    private func code(_ kind: String, _ types: [String]) -> String {
        let parameters = types.enumerated().map { "p\($0.offset): \($0.element)" }
        return "\(kind) Owner {\n    init(\(parameters.joined(separator: ", "))) {}\n}"
    }

    @Test(arguments: ["final class", "actor"])
    func `a seventh dependency is noticed (HS-35)`(kind: String) {
        let types = Array(repeating: "any Clock<Duration>", count: 6)

        #expect(rule.lines(in: code(kind, types)) == [])
        #expect(rule.lines(in: code(kind, types + ["[any WallClock]"])) == [2])
    }

    @Test func `values may have more, and do not count (HS-35)`() {
        let types = Array(repeating: "any WallClock", count: 6)

        #expect(rule.lines(in: code("struct", types + types)) == [])
        #expect(rule.lines(in: code("actor", types + ["Timing", "Int", "Calendar"])) == [])
    }
}
