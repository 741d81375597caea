import Foundation
import MomentumDomain
import MomentumPresentation
import Testing

@Suite struct LinkTableTests {
    enum Place: Route {
        case history(String?)
        case entry(UUID)
        case new
        case named(String)
        case inner(SampleRoute)
    }

    static let id = "0E984725-C51C-4BF4-9960-E1C80E27ABA0"

    let links = LinkTable<Place>(
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
            "names/new/sheet": { _ in Destination(sheet: .new) },
        ]
    ) { place in
        switch place {
        case .history(let location): location.map { ["location": $0] } ?? [:]
        case .entry(let id): ["id": id.uuidString]
        case .named(let name): ["name": name]
        case .inner(.item(let number)): ["number": String(number)]
        case .new, .inner: [:]
        }
    }

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
        ] as [(String, Destination<Place>)]
    )
    func `a link opens the path its pattern stands for (R-4, AK-15)`(
        link: String,
        path: Destination<Place>
    ) throws {
        #expect(try links.destination(for: link) == path)
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
        #expect(try links.destination(for: link) == [.named(name)])
    }

    @Test(arguments: [
        ("a%26b%3Dc", "a&b=c"), ("%2541", "%41"), ("a+b", "a+b"), ("what?", "what?"),
        ("Left%20%28front%29", "Left (front)"),
    ])
    func `escapes in a query are decoded once (R-4)`(query: String, location: String) throws {
        let path = try links.destination(for: "momentum://sites/history?loc%61tion=\(query)")

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
                .unknownPath("names/a/b", known: ["names/:name", "names/new", "names/new/sheet"])
            ),
            ("momentum://sites/history/7", .invalidValue("7", name: "id")),
            ("momentum://counted?number=many", .invalidValue("many", name: "number")),
            ("momentum://strange", .malformedLink("momentum://strange")),
            ("momentum://broken", .missingValue(name: "name")),
        ] as [(String, NavigationError)]
    )
    func `a link that cannot be opened says why (R-4, AK-15)`(link: String, error: NavigationError)
    {
        #expect(throws: error) { try links.destination(for: link) }
    }

    @Test(arguments: ["momentum://", "momentum://elsewhere", "momentum://elsewhere/new"])
    func `an unknown link names all there is, and is never the root (R-4)`(link: String) throws {
        let error = try #require(throws: NavigationError.self) { try links.destination(for: link) }

        guard case .unknownPath(_, let known) = error else {
            Issue.record("expected an unknown path, got \(error)")
            return
        }
        #expect(known.count == 9)
    }

    @Test func `of two patterns that fit, the literal one is meant (R-4)`() throws {
        #expect(try links.destination(for: "momentum://names/new") == [.new])
        #expect(try links.destination(for: "momentum://names/newest") == [.named("newest")])
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
            in: RouteCase(embed: Place.inner) { place in
                if case .inner(let route) = place { route } else { nil }
            }
        )

        #expect(
            try all.destination(for: "momentum://items/4") == [.inner(.list), .inner(.item(4))]
        )
        #expect(try all.destination(for: "momentum://names/new") == [.new])
        #expect(throws: NavigationError.invalidValue("x", name: "number")) {
            try all.destination(for: "momentum://items/x")
        }
    }

    @Test(
        arguments: [
            ([], "sites"), ([.history(nil)], "sites/history"),
            ([.history("Left & right?")], "sites/history?location=Left%20%26%20right%3F"),
            ([.history(nil), .entry(UUID(uuidString: id) ?? UUID())], "sites/history/\(id)"),
            ([.named("new")], nil), ([.named("Zürich/5%")], "names/Z%C3%BCrich%2F5%25"),
            ([.new], "names/new"), ([.inner(.item(4))], "counted?number=4"),
            ([.inner(.list)], nil), (Destination(sheet: .new), "names/new/sheet"),
        ] as [(Destination<Place>, String?)]
    )
    func `the link of a destination opens it again (NV-29)`(
        destination: Destination<Place>,
        link: String?
    ) throws {
        let written = links.link(to: destination)

        #expect(written == link.map { "momentum://\($0)" })
        if let written { #expect(try links.destination(for: written) == destination) }
    }

    @MainActor
    @Test func `a router opens a link, or stays where it is and says why (R-4, AK-15)`() throws {
        let router = Router<Place>()
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
            (.invalidValue("7", name: "id"), 5, "invalidValue", "“7” is not an id."),
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
        #expect(error.sentence.english == sentence)
    }
}
