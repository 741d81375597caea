import Foundation
import Testing

/// Compares `Docs/Errors.md` with the domains and codes in the sources.
@Suite struct ErrorPageTests {
    private static let page =
        SourceTree.current.pages.first { $0.path == "Docs/Errors.md" }?.text ?? ""
    private static let sources = SourceTree.current.files.filter { $0.path.hasPrefix("Sources/") }

    /// The domains in a file: of a type, of a cause, or as a name for one.
    static func domains(in file: SourceFile) -> [String] {
        // Quicker than the expressions, which few files need.
        guard file.words.contains(where: { $0.hasSuffix("omain") }) else { return [] }
        let written = file.code.matches(
            of: /(?i:errorDomain|[a-z]Domain|\bdomain)(?:: ?String)?\s*(?:=|\{|:)\s*"([^"\\]+)"/
        ).map { String($0.output.1) }
        let system = file.code.matches(of: /\b((?:NS|CK)[A-Za-z]+ErrorDomain)\b/)
            .map { String($0.output.1) }
        return written + system
    }

    /// The numbers of `errorCode`, with the domain of the same file.
    static func codes(in file: SourceFile) -> [(domain: String, code: Int)] {
        guard
            let body = file.code.firstMatch(
                of: /var errorCode: Int \{\s*(?s:(switch self \{.*?)\n    \})/
            ),
            let domain = file.code.firstMatch(of: /errorDomain(?:: String)?\s*[={]\s*"([^"]+)"/)
        else { return [] }
        return body.output.1.matches(of: /case [^\n]*?: (?:return )?([0-9]+)\n/).compactMap {
            match in Int(match.output.1).map { (String(domain.output.1), $0) }
        }
    }

    @Test func `every domain that the sources can produce is on the page (TR-30)`() {
        let found = Self.sources.flatMap { file in Self.domains(in: file).map { ($0, file.path) } }

        #expect(found.count > 30)
        for (domain, path) in found where !Self.page.contains("`\(domain)`") {
            Issue.record("\(path) gives the domain \(domain), which Docs/Errors.md does not list")
        }
    }

    @Test func `a domain is a feature or a part of one, and belongs to one type (HS-28)`() {
        let declared = Self.sources.flatMap { file in
            file.code.matches(of: /static (?:let|var) errorDomain(?:: String)?\s*[={]\s*"([^"]+)"/)
                .map { (domain: String($0.output.1), path: file.path) }
        }

        #expect(declared.count > 15)
        for (domain, files) in Dictionary(grouping: declared, by: \.domain) where files.count > 1 {
            Issue.record("\(files.map(\.path)) share the domain \(domain)")
        }
        for (domain, path) in declared
        where domain.wholeMatch(of: /[A-Z][A-Za-z]*(?:\.[A-Z][A-Za-z]*)?/) == nil {
            Issue.record("\(path) gives the domain \(domain)")
        }
    }

    @Test func `every code that a type numbers is in the row of its domain (TR-30)`() {
        let found = Self.sources.flatMap { file in Self.codes(in: file).map { ($0, file.path) } }
        let rows = Self.page.split(separator: "\n")

        #expect(found.count > 100)
        for ((domain, code), path) in found {
            let own = rows.filter { $0.hasPrefix("| `\(domain)` |") }.joined(separator: " ")
            let numbers = own.split { !$0.isASCII || !$0.isNumber }
            if !numbers.contains("\(code)") {
                Issue.record("\(path) gives \(domain) \(code), which is not listed")
            }
        }
    }

    @Test func `an error without a domain of its own is named as one that is never seen (TR-30)`()
        throws
    {
        let text = Self.sources.map(\.code).joined(separator: "\n")
        let types = text.matches(
            of: /(?:struct|enum|class) ([A-Z][A-Za-z]*): [^\n{]*\bError\b[^\n{]*\{/
        ).map { String($0.output.1) }
        let named = Set(
            text.matches(of: /extension ([A-Za-z]+): [^{]*(?:MomentumError|CustomNSError)/)
                .map { String($0.output.1) }
        )

        #expect(types.count > 20)
        for type in types where !named.contains(type) {
            #expect(Self.page.contains("`\(type)`"), "Docs/Errors.md does not speak of \(type)")
        }
    }

    @Test func `a domain is found however it is written down`() {
        let file = SourceFile(
            path: "Sources/Domain/Shared/X.swift",
            text: """
                static let errorDomain = "A"
                static var errorDomain: String { "B" }
                FailureCause(domain: "C", code: 1)
                static let folderDomain = "D"
                // domain: "E"
                throw X(domain: NSURLErrorDomain)

                """
        )

        #expect(Self.domains(in: file) == ["A", "B", "C", "D", "NSURLErrorDomain"])
    }
}

extension SourceFile {
    /// The text without whole lines of comments.
    fileprivate var code: String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
            .joined(separator: "\n")
    }
}
