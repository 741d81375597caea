import Foundation
import MomentumDomain
import MomentumPresentation
import Testing

@MainActor
@Suite struct SectionedRouterTests {
    enum Tab: String, CaseIterable, Codable {
        case sites, people, account
    }

    enum EarlierTab: String, CaseIterable, Codable {
        case sites, news, people
    }

    @MainActor
    final class Session {
        var isSignedIn = true
    }

    let session = Session()
    let tabs: SectionedRouter<Tab, ProgramRoute>
    let links = LinkTable<ProgramRoute>(
        scheme: "momentum",
        [
            "people": { _ in [.people(.list)] },
            "people/1": { _ in [.people(.list), .people(.item(1))] },
            "sign-in": { _ in Destination(sheet: .signIn) },
            "closed": { _ in [.sites(.edit(3))] },
        ]
    )

    init() {
        tabs = SectionedRouter(
            selected: .sites,
            root: { tab in
                switch tab {
                case .sites: .sites(.list)
                case .people: .people(.list)
                case .account: nil
                }
            },
            section: { route in
                switch route {
                case .sites: .sites
                case .people: .people
                case .signIn: .account
                }
            }
        ) { [session] in NavigationModel.decide($0, isSignedIn: session.isSignedIn) }
    }

    @Test func `a link opens in its section, and the others keep their stacks (NV-31)`() throws {
        tabs.current.push(.sites(.item(1)))

        try tabs.open("momentum://people/1", in: links)
        #expect(tabs.selected == .people)
        #expect(tabs.current.path == [.people(.item(1))])
        #expect(tabs[.sites].path == [.sites(.item(1))])

        try tabs.open("momentum://sign-in", in: links)
        #expect(tabs.selected == .account)
        #expect(tabs.current.sheet == .signIn)

        try tabs.open("momentum://people", in: links)
        #expect(tabs.current.path == [])
    }

    @Test func `a link that is refused changes nothing (NV-8, NV-31)`() {
        tabs.selected = .people
        tabs.current.push(.people(.item(1)))

        #expect(throws: NavigationError.refused(reason: "Closed.")) {
            try tabs.open("momentum://closed", in: links)
        }

        #expect(tabs.selected == .people)
        #expect(tabs.current.path == [.people(.item(1))])
        #expect(tabs[.sites].refusal == nil)
    }

    @Test func `selecting the shown section again returns to its root (NV-34)`() {
        tabs.current.push(.sites(.item(1)))

        tabs.selected = .people
        tabs.selected = .sites
        #expect(tabs.current.path == [.sites(.item(1))])

        tabs.selected = .sites
        #expect(tabs.current.path == [])
    }

    @Test func `a session that ends closes screens in every section (NV-24)`() {
        tabs[.people].push(.people(.item(1)))
        tabs[.sites].path = [.sites(.item(1)), .people(.item(2))]

        session.isSignedIn = false
        tabs.recheck(remembering: true)
        #expect(tabs[.people].path == [.signIn])
        #expect(tabs[.sites].path == [.sites(.item(1)), .signIn])

        session.isSignedIn = true
        tabs.resume()
        #expect(tabs[.people].path == [.people(.item(1))])
        #expect(tabs[.sites].path == [.sites(.item(1)), .people(.item(2))])
    }

    @Test func `what was open comes back in the next run (NV-33)`() throws {
        tabs[.sites].push(.sites(.item(1)))
        tabs.selected = .people
        tabs.current.open(Destination(path: [.people(.item(2))], sheet: .people(.edit(2))))
        let bytes = try JSONEncoder().encode(tabs.saved)

        let next = SectionedRouterTests().tabs
        next.restore(try JSONDecoder().decode(SavedSections.self, from: bytes))

        #expect(next.selected == .people)
        #expect(next.saved == tabs.saved)
    }

    @Test(arguments: [EarlierTab.news, .people])
    func `a section that is gone costs itself only (NV-33)`(selected: EarlierTab) throws {
        let saved = SavedSections<EarlierTab, ProgramRoute>(
            selected: selected,
            paths: [.sites: SavedPath([.sites(.item(1))]), .news: SavedPath([.signIn])]
        )

        let read = try JSONDecoder().decode(
            SavedSections<Tab, ProgramRoute>.self,
            from: JSONEncoder().encode(saved)
        )

        #expect(read.selected == (selected == .people ? .people : nil))
        #expect(read.paths == [.sites: SavedPath([.sites(.item(1))])])
    }

    @Test(arguments: [#"{"sections":[],"version":2}"#, #"{"version":1}"#, "[]"])
    func `another version is an error (NV-33)`(json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(
                SavedSections<Tab, ProgramRoute>.self,
                from: Data(json.utf8)
            )
        }
    }

    @Test func `tabs and columns bind to the selection, the paths and one sheet (NV-32)`() {
        typealias Tabs = SectionedRouter<Tab, ProgramRoute>
        // SwiftUI's bindings write through key paths like these.
        let selection: ReferenceWritableKeyPath<Tabs, Tab> = \.selected
        let tab: ReferenceWritableKeyPath<Tabs, [ProgramRoute]> = \.[.sites].path
        let detail: ReferenceWritableKeyPath<Tabs, [ProgramRoute]> = \.current.path
        let sheet: ReferenceWritableKeyPath<Tabs, ProgramRoute?> = \.current.sheet

        tabs[keyPath: tab] = [.sites(.item(1))]
        tabs[keyPath: selection] = .people
        tabs[keyPath: detail] = [.people(.item(1)), .people(.edit(1))]
        tabs[keyPath: sheet] = .signIn
        #expect(tabs[.sites].path == [.sites(.item(1))])
        #expect(tabs[.people].path == [.people(.item(1)), .people(.edit(1))])
        #expect(tabs[.people].sheet == .signIn)
        #expect(tabs[.sites].sheet == nil)

        // A swipe back and a sheet that is pulled down.
        tabs[keyPath: detail].removeLast()
        tabs[keyPath: sheet] = nil
        #expect(tabs.current.path == [.people(.item(1))])
        #expect(tabs.current.sheet == nil)
        tabs[keyPath: selection] = .people
        #expect(tabs[keyPath: detail] == [])
    }
}
