import Foundation
import MomentumDomain
import Testing

@testable import MomentumDemo

@Suite struct GermanCatalogueTests {
    /// The keys of Docs/Texts.md below a heading.
    private func keys(under heading: String) throws -> [String] {
        let page = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Docs/Texts.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let start = try #require(text.firstRange(of: "\n## \(heading)\n")).upperBound
        let end = text[start...].firstRange(of: "\n## ")?.lowerBound ?? text.endIndex
        return text[start..<end].split(separator: "\n").filter { $0.hasPrefix("- `") }
            .map { String($0.dropFirst(3).dropLast()).replacing("\\`", with: "`") }
    }

    @Test(
        arguments: [
            "Data/Network", "Data/Shared", "Data/SiteRotation", "Data/SiteStore", "Data/WebDAV",
            "Domain/Shared", "Domain/SiteRotation", "Presentation/Shared",
            "Presentation/SiteRotation",
        ]
    )
    func `each sentence of the tracker has a translation (EM-9)`(folder: String) throws {
        let keys = try keys(under: folder)

        #expect(!keys.isEmpty)
        #expect(keys.filter { German.suite[$0] == nil } == [])
    }

    @Test func `no translation is of a sentence that the suite no longer has (EM-9)`() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Docs/Texts.md")
        let lines = Set(try String(contentsOf: page, encoding: .utf8).split(separator: "\n"))
        let gone = German.suite.keys.filter { key in
            let line = key.replacing("`", with: "\\`").replacing("\n", with: "\\n")
            return !lines.contains("- `\(line)`")
        }

        #expect(gone.sorted() == [])
    }

    @Test func `a translation has the forms and the values of its key (EM-9)`() {
        let values = /\{[0-9]+\}/
        let wrong = German.suite.filter { key, german in
            let forms = key.split(separator: "|").count
            return german.split(separator: "|").count != forms
                || Set(german.matches(of: values).map(\.output))
                    != Set(key.matches(of: values).map(\.output))
        }

        #expect(wrong.isEmpty, "\(wrong)")
    }
}
