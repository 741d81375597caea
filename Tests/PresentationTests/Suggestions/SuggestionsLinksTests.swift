import Foundation
import MomentumPresentation
import MomentumSuggestionsPresentation
import Testing

@Suite struct SuggestionsLinksTests {
    private let links = LinkTable.suggestions(scheme: "momentum")

    @Test(
        arguments: [
            ("momentum://suggestions", [.forms]),
            ("momentum://suggestions/forms/financial", [.forms, .form("financial")]),
            ("momentum://suggestions/forms/a%2Fb", [.forms, .form("a/b")]),
            ("momentum://suggestions/answers", [.forms, .answers]),
            ("momentum://suggestions/search", [.search(category: nil)]),
            ("momentum://suggestions/search?category=doctor", [.search(category: "doctor")]),
            (
                "momentum://suggestions/search?category=Gym%20%2F%20CrossFit",
                [.search(category: "Gym / CrossFit")]
            ),
        ] as [(String, Destination<SuggestionsRoute>)]
    )
    func `every screen but that of a file has a link (NV-28, NV-29, SG-65)`(
        link: String,
        destination: Destination<SuggestionsRoute>
    ) throws {
        #expect(try links.destination(for: link) == destination)
        #expect(links.link(to: destination) == link)
    }

    @Test(
        arguments: [
            [.index(file: URL(filePath: "/tmp/places.index"))],
            [.forms, .index(file: URL(filePath: "/tmp/places.index"))],
            [.forms, .form("financial", categories: ["Credit Card"])],
        ] as [Destination<SuggestionsRoute>]
    )
    func `a file and a choice of categories have no link (NV-29)`(
        destination: Destination<SuggestionsRoute>
    ) {
        #expect(links.link(to: destination) == nil)
    }

    @Test(arguments: ["suggestions/index", "suggestions/forms", "suggestions/index/tmp"])
    func `what is no screen is no link (NV-28, NV-29)`(path: String) {
        #expect(throws: NavigationError.self) {
            try links.destination(for: "momentum://\(path)")
        }
    }

    @Test func `a search of no category is one of every category (NV-28)`() throws {
        let link = "momentum://suggestions/search?category="

        #expect(try links.destination(for: link) == [.search(category: nil)])
    }

    @Test(
        arguments: [
            .forms, .form("fitness"), .form("fitness", categories: ["Golf", "Golf"]), .answers,
            .search(category: nil), .search(category: "Doctor"),
            .index(file: URL(filePath: "/tmp/places.index")),
        ] as [SuggestionsRoute]
    )
    func `every screen is saved and restored (NV-1, NV-2)`(route: SuggestionsRoute) throws {
        let saved = try JSONEncoder().encode(SavedPath(Destination(path: [route])))

        let restored = try JSONDecoder().decode(SavedPath<SuggestionsRoute>.self, from: saved)

        #expect(restored.destination == [route])
    }
}
