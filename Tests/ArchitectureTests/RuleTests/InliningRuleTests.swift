import Testing

@Suite struct InliningRuleTests {
    private let code = """
        @_exported import Foundation
        struct Sample {
            @inlinable func value() -> Int { 1 }
        }
        """

    @Test func `inlining and passing on a module are noticed (HS-5)`() {
        #expect(InliningRule().lines(in: code, at: "Sources/Domain/Shared/Sample.swift") == [1, 3])
    }

    @Test(arguments: InliningRule.allowed.values.flatMap(\.self).sorted())
    func `a listed file may inline and does (HS-5)`(path: String) throws {
        let file = try #require(SourceTree.current.files.first { $0.path == path })

        #expect(InliningRule().lines(in: code, at: path) == [1])
        #expect(file.tokens.contains { $0.isCode("inlinable") || $0.isCode("@inlinable") })
    }
}
