import Testing

@Suite struct FileNameRuleTests {
    @Test(
        arguments: [
            ("Page", "struct Page {}\nextension Page: Sendable {}"),
            ("Rows", "typealias Rows = Page<Row>"),
            ("Page", "#if A\nstruct Page {}\n#else\nstruct Page {}\n#endif"),
            ("Page", "struct Page { struct Row {} }\nprivate extension String {}"),
            ("Page", "private let limit = 3\nprivate func help() {}\nenum Page {}"),
            ("Page", "protocol PageProtocol {}\nstruct Page: PageProtocol {}"),
            ("Page", "enum Page { case row(Row) }\nstruct Row {}\nextension Row: Sendable {}"),
            ("Page", "struct Page { func rows() throws(Refusal) {} }\nenum Refusal: Error {}"),
            ("Page", "struct Page { let rows: [Row] }\nprivate struct Row {}"),
            ("Page+Codable", "extension Page: Codable {}\nextension Page.Row: Codable {}"),
            ("Page", "struct Page {}\nextension String { fileprivate var a: Int { 1 } }"),
            ("Page+Lists", "extension [Page] {}\nextension Sequence<Page> {}"),
            ("Array+Text", "extension [UInt8] {}"),
            ("Page+Lists", "extension Sequence where Element == Page {}"),
            ("Page", "protocol Page {}\nextension Int: Page { var a: Int { 1 } }"),
            ("PageTests", "@Suite struct PageTests {}"),
        ]
    )
    func `a file named after its subject is left alone (AK-3, HS-26)`(name: String, code: String) {
        #expect(FileNameRule().lines(in: code, at: "Sources/Domain/\(name).swift") == [])
    }

    @Test(
        arguments: [
            ("Page", "struct Row {}", [1]),
            ("Page", "struct Page {}\nenum Row {}", [2]),
            ("Page", "struct Page {}\nenum Row { static let first = Row() }", [2]),
            ("Page", "struct Page {}\nenum Row {}\nextension Row { var a: Row { self } }", [2]),
            ("Page", "struct Page {}\nprivate struct Row {}", [2]),
            ("Page", "struct Page {}\nextension String {}", [2]),
            ("Page", "extension Page {}", [1]),
            ("Page", "import Foundation", [1]),
            ("Page", "struct Page {}\nlet limit = 3", [2]),
            ("Page", "struct Page {}\nfunc help() {}", [2]),
            ("Page", "struct Page {}\ntypealias Rows = [Int]", [2]),
            (
                "Page",
                "struct Page {}\nextension Row { fileprivate var a: Int { 1 }; var b: Int { 2 } }",
                [2]
            ),
            ("Page", "struct Page {}\nextension Row: Page {}", [2]),
            ("Page+Codable", "struct Page {}", [1]),
            ("Page+Codable", "extension Row: Codable {}", [1]),
        ]
    )
    func `a file with a second subject is noticed (AK-3, HS-26)`(
        name: String,
        code: String,
        lines: [Int]
    ) {
        #expect(FileNameRule().lines(in: code, at: "Sources/Domain/\(name).swift") == lines)
    }
}
