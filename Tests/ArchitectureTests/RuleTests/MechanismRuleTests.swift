import Testing

@Suite struct MechanismRuleTests {
    private let path = "Sources/Data/Suggestions/Sample.swift"

    @Test(arguments: [
        "try data.write(to: url, options: .atomic)", "rename(draft, path)",
        "try fileSystem.rename(draft, to: path)", "await withCheckedContinuation { $0.resume() }",
        "try await withCheckedThrowingContinuation { $0.resume() }",
        "let (stream, continuation) = AsyncStream.makeStream(of: Int.self)",
    ])
    func `a second mechanism of its kind is noticed (HS-25)`(line: String) {
        #expect(MechanismRule().lines(in: line, at: path) == [1])
    }

    @Test func `other names, tests and the mechanisms themselves are left alone (HS-25)`() {
        let line = "let stream = AsyncStream.makeStream(of: Int.self)"
        let broadcast = "Sources/Domain/Shared/Broadcast.swift"

        #expect(MechanismRule().lines(in: "form.rename(name)", at: path) == [])
        #expect(MechanismRule().lines(in: "func rename(_ name: String) {}", at: path) == [])
        #expect(MechanismRule().lines(in: line, at: "Tests/DataTests/Sample.swift") == [])
        #expect(MechanismRule().lines(in: line, at: broadcast) == [])
    }

    @Test func `a file with a reason still needs it (HS-25)`() {
        let files = SourceTree.current.files.filter { !MechanismRule.uses(in: $0).isEmpty }

        #expect(Set(MechanismRule.reasons.keys).subtracting(files.map(\.path)) == [])
    }
}
