import Foundation
import Testing

/// Compares the index of the documentation with its pages.
@Suite struct IndexPageTests {
    private static let pages = SourceTree.current.pages

    /// The pages that a page links to, from the folder of the package, each as often as it does.
    private func links(of path: String) throws -> [String] {
        let page = try #require(Self.pages.first { $0.path == path })
        let known = Set(Self.pages.map(\.path))
        return page.text.matches(of: /\]\(([^)#\s]+\.md)[^)]*\)/).compactMap { link in
            page.places(of: String(link.1)).first(where: known.contains)
        }
    }

    @Test func `the index names every page of Docs, and each once (HS-40)`() throws {
        let index = "Docs/README.md"
        let pages = Self.pages.map(\.path).filter { $0.hasPrefix("Docs/") && $0 != index }

        let links = try self.links(of: index).filter { $0.hasPrefix("Docs/") }

        #expect(links.sorted() == pages.sorted())
    }

    @Test func `README links five pages, the index among them (HS-40)`() throws {
        let links = Set(try self.links(of: "README.md"))

        #expect(links.count <= 5, "\(links.sorted())")
        #expect(links.contains("Docs/README.md"))
    }

    @Test func `the walks name what there is, and limit how many files it takes (HS-37)`() throws {
        let page = try #require(Self.pages.first { $0.path == "Docs/Walks.md" })
        let files = SourceTree.current.files
        // Words of the code, and files such as `+Logging`, whose beginning the page gives before.
        let known = files.reduce(into: Set<String>()) { $0.formUnion($1.words) }
        let names = page.text.matches(of: /`([A-Za-z]*\+?[A-Z][A-Za-z]+)`/).map { String($0.1) }
        let missing = names.filter { name in
            name.contains("+")
                ? !files.contains { $0.baseName.hasSuffix(name) } : !known.contains(name)
        }
        let limits = page.text.matches(of: /\n\| [a-z ]+ \| (\d+) \|/).count

        #expect(names.count > 60)
        #expect(missing == [])
        #expect(limits == 3)
    }

    @Test func `the mends of GraphQL and signing in are all built (TR-23)`() throws {
        let page = try #require(Self.pages.first { $0.path == "Docs/Requirements.md" })
        let mends = page.text.matches(of: /\| MD-GQ-\d+ \|.*\| (\w+) \|/).map(\.1)

        #expect(mends == Array(repeating: "built", count: 20))
    }
}
