import Foundation
import Testing

@testable import MomentumData

@Suite struct JSONNestingTests {
    private static let deepest = String(repeating: "[", count: 512)

    private static let shallow = [
        "", "]]]]", deepest, "\(deepest)][", "\(deepest)\"[", "\(deepest)\"\\\"[",
    ]
    private static let tooDeep = ["\(deepest)[", "\(deepest){", "\(deepest)\"\\\\\"["]

    @Test(arguments: shallow.map { ($0, false) } + tooDeep.map { ($0, true) })
    func `brackets that are open count, and those in strings do not (AK-5)`(
        text: String,
        isTooDeep: Bool
    ) {
        #expect(JSONNesting.isTooDeep(Data(text.utf8)) == isTooDeep)
    }

    /// Foundation would stop the process.
    @Test func `a text that ends behind its 513th bracket is an error (AK-5, GQ-12)`() {
        let text = Data((Self.deepest + "[").utf8)

        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Int].self, fromOutside: text)
        }
        #expect(throws: GraphQLFailure.transport(.invalidJSON(offset: 512))) {
            try GraphQLAnswer<[String: String]>(
                HTTPResponse(status: 200, body: text),
                operation: "LoadUsers"
            )
        }
    }

    @Test func `every JSON text from outside is looked at first (AK-5)`() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/Data").standardized
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        var readers: [String] = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            if text.contains("JSONDecoder()") { readers.append(file.lastPathComponent) }
            let calls = text.matches(of: /JSONDecoder\(\)\.decode\(\s*[A-Za-z.<>]+,\s*from:/)
            if !calls.isEmpty { Issue.record("\(file.lastPathComponent) decodes what it likes") }
        }

        #expect(readers.count > 5)
    }
}
