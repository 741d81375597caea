import Foundation
import MomentumPresentation
import Testing

@Suite struct LinkTableTests {
    enum Screen: Hashable, Codable {
        case history(String?)
        case entry(UUID)
        case new
        case named(String)
        case inner(SampleRoute)
    }

    static let id = "0E984725-C51C-4BF4-9960-E1C80E27ABA0"

    let links = LinkTable<Screen>(
        scheme: "momentum",
        [
            "sites": { _ in [] },
            "sites/history": { link in [.history(link.query("location"))] },
            "sites/history/:id": { link in
                [.history(nil), .entry(try link.parameter("id", UUID.init(uuidString:)))]
            },
            "names/:name": { link in [.named(try link.parameter("name"))] },
            "names/new": { _ in [.new] },
            "broken": { link in [.named(try link.parameter("name"))] },
            "strange": { _ in throw SampleError.refused },
            "counted": { link in [.inner(.item(try link.query("number", { Int($0) }) ?? 0))] },
        ]
    )

    @Test(
        arguments: [
            ("momentum://sites", []),
            ("momentum://sites/", []),
            ("momentum://sites/history", [.history(nil)]),
            ("momentum://sites/history?location=Left%20Thigh", [.history("Left Thigh")]),
            ("momentum://sites/history?location=", [.history("")]),
            ("momentum://sites/history?location", [.history("")]),
            ("momentum://sites/history?location=a=b&location=c", [.history("a=b")]),
            ("momentum://sites/history?colour=red&location=a#top", [.history("a")]),
            (
                "momentum://sites/history/\(id)",
                [.history(nil), .entry(UUID(uuidString: id) ?? UUID())]
            ),
            ("MOMENTUM://Sites/history", [.history(nil)]),
        ] as [(String, [Screen])]
    )
    func `a link opens the path its pattern stands for (R-4, AK-15)`(
        link: String,
        path: [Screen]
    ) throws {
        #expect(try links.path(for: link) == path)
    }

    @Test(arguments: [
        ("momentum://names/a%2Fb", "a/b"),
        ("momentum://names/100%25", "100%"),
        ("momentum://names/%2541", "%41"),
        ("momentum://names/a+b", "a+b"),
        ("momentum://names/Z%C3%BCrich", "Zürich"),
        ("momentum://names/Zürich", "Zürich"),
        ("momentum://names/%3Fa%26b%3Dc%23d", "?a&b=c#d"),
        ("momentum://%6Eames/Anna", "Anna"),
    ])
    func `escapes in a path are decoded once (R-4)`(link: String, name: String) throws {
        #expect(try links.path(for: link) == [.named(name)])
    }

    @Test(arguments: [
        ("a%26b%3Dc", "a&b=c"), ("%2541", "%41"), ("a+b", "a+b"), ("what?", "what?"),
        ("Left%20%28front%29", "Left (front)"),
    ])
    func `escapes in a query are decoded once (R-4)`(query: String, location: String) throws {
        let path = try links.path(for: "momentum://sites/history?loc%61tion=\(query)")

        #expect(path == [.history(location)])
    }

    @Test(
        arguments: [
            ("", .malformedLink("")),
            ("sites/history", .malformedLink("sites/history")),
            ("momentum://names/100%", .malformedLink("momentum://names/100%")),
            ("momentum://names/%ff", .malformedLink("momentum://names/%ff")),
            ("momentum://names/a?b=%zz", .malformedLink("momentum://names/a?b=%zz")),
            ("https://sites/history", .unknownScheme("https", expected: "momentum")),
            (
                "momentum://sites/histroy",
                .unknownPath(
                    "sites/histroy",
                    known: ["sites", "sites/history", "sites/history/:id"]
                )
            ),
            (
                "momentum://names/a/b",
                .unknownPath("names/a/b", known: ["names/:name", "names/new"])
            ),
            ("momentum://sites/history/7", .invalidValue("7", name: "id")),
            ("momentum://counted?number=many", .invalidValue("many", name: "number")),
            ("momentum://strange", .malformedLink("momentum://strange")),
            ("momentum://broken", .missingValue(name: "name")),
        ] as [(String, NavigationError)]
    )
    func `a link that cannot be opened says why (R-4, AK-15)`(link: String, error: NavigationError)
    {
        #expect(throws: error) { try links.path(for: link) }
    }

    @Test(arguments: ["momentum://", "momentum://elsewhere", "momentum://elsewhere/new"])
    func `an unknown link names all there is, and is never the root (R-4)`(link: String) throws {
        let error = try #require(throws: NavigationError.self) { try links.path(for: link) }

        guard case .unknownPath(_, let known) = error else {
            Issue.record("expected an unknown path, got \(error)")
            return
        }
        #expect(known.count == 8)
    }

    @Test func `of two patterns that fit, the literal one is meant (R-4)`() throws {
        #expect(try links.path(for: "momentum://names/new") == [.new])
        #expect(try links.path(for: "momentum://names/newest") == [.named("newest")])
    }

    @Test func `a program's table takes in those of its features (R-4)`() throws {
        var all = links
        all.include(
            LinkTable<SampleRoute>(
                scheme: "momentum",
                [
                    "items/:number": { link in
                        [.list, .item(try link.parameter("number", { Int($0) }))]
                    }
                ]
            ),
            as: Screen.inner
        )

        #expect(try all.path(for: "momentum://items/4") == [.inner(.list), .inner(.item(4))])
        #expect(try all.path(for: "momentum://names/new") == [.new])
        #expect(throws: NavigationError.invalidValue("x", name: "number")) {
            try all.path(for: "momentum://items/x")
        }
    }

    @MainActor
    @Test func `a router opens a link, or stays where it is and says why (R-4, AK-15)`() throws {
        let router = Router<Screen>()
        router.path = [.new]
        router.present(.named("a"))

        #expect(throws: NavigationError.self) { try router.open("momentum://nowhere", in: links) }
        #expect(router.path == [.new])
        #expect(router.sheet == .named("a"))

        try router.open("momentum://sites/history?location=a", in: links)
        #expect(router.path == [.history("a")])
        #expect(router.sheet == nil)
    }

    @Test(
        arguments: [
            (.malformedLink("x"), 1, "malformedLink", "“x” is not a link that can be opened."),
            (
                .unknownScheme("http", expected: "momentum"), 2, "unknownScheme",
                "Links here begin with momentum://, not with http://."
            ),
            (
                .unknownPath("a", known: ["b", "c/:id"]), 3, "unknownPath",
                "There is no screen at “a”. There are: b, c/:id."
            ),
            (
                .missingValue(name: "id"), 4, "missingValue",
                "The link does not say which id is meant."
            ),
            (.invalidValue("7", name: "id"), 5, "invalidValue", "“7” cannot be used as id."),
            (.refused(reason: "Please sign in."), 6, "refused", "Please sign in."),
        ] as [(NavigationError, Int, String, String)]
    )
    func `the reason is worded for people and has a number (R-4, AK-9)`(
        error: NavigationError,
        code: Int,
        kind: String,
        sentence: String
    ) {
        #expect(error.errorCode == code)
        #expect(error.kind == kind)
        #expect(error.sentence == sentence)
    }
}
