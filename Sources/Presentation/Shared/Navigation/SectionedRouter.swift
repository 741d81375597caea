public import Observation

/// The navigation of a program with tabs or a sidebar: a stack for each section, and the visible
/// section.
///
/// A tab view binds to ``selected``, and each tab to the router of its section. With two columns,
/// the sidebar binds to ``selected``, and the detail to the path of ``current``. The only sheet of
/// a window binds to the sheet of ``current``.
@MainActor
@Observable
public final class SectionedRouter<Section, R: Route>
where Section: CaseIterable & Hashable & Codable & Sendable {
    private var shown: Section

    @ObservationIgnored private var routers: [Section: Router<R>] = [:]
    @ObservationIgnored private let home: (R) -> Section
    @ObservationIgnored private let makeRouter: (Section) -> Router<R>

    /// Creates the navigation with each section at its root.
    ///
    /// - Parameters:
    ///   - selected: The initially visible section.
    ///   - root: The first screen of a section; `nil` if the host draws it itself.
    ///   - home: The section to which a route belongs.
    ///   - decide: The guard of all sections; by default every screen may be opened.
    public init(
        selected: Section,
        root: @escaping (Section) -> R?,
        section home: @escaping (R) -> Section,
        guard decide: @escaping Router<R>.Guard = { _ in .allow }
    ) {
        shown = selected
        self.home = home
        makeRouter = { Router(root: root($0), guard: decide) }
    }

    /// The selected section.
    ///
    /// Selecting it again returns to its root.
    public var selected: Section {
        get { shown }
        set { if newValue == shown { current.popToRoot() } else { shown = newValue } }
    }

    /// The router of the section that is shown.
    public var current: Router<R> { self[shown] }

    /// The router of a section, created at its first use.
    public subscript(section: Section) -> Router<R> {
        if let router = routers[section] { return router }
        let router = makeRouter(section)
        routers[section] = router
        return router
    }

    /// Selects the section of the first screen, or of the sheet if there is no screen, and opens
    /// the destination there.
    ///
    /// Other sections keep their stacks.
    public func open(_ destination: Destination<R>) {
        let section = section(of: destination)
        self[section].open(destination)
        shown = section
    }

    /// Opens the destination of a link in its section.
    ///
    /// - Throws: The reason the link opens nothing or the guard refuses; nothing then changes.
    public func open(_ link: String, in links: LinkTable<R>) throws(NavigationError) {
        let section = section(of: try links.destination(for: link))
        try self[section].open(link, in: links)
        shown = section
    }

    /// Opens the destinations that the guard redirected, in each section.
    public func resume() {
        for section in Section.allCases { self[section].resume() }
    }

    /// Asks the guard again about all visible screens in every section.
    ///
    /// - Parameter isRemembering: True if ``resume()`` should restore the screens that close.
    public func recheck(remembering isRemembering: Bool) {
        for section in Section.allCases { self[section].recheck(remembering: isRemembering) }
    }

    /// The state for a host to store, for ``restore(_:)`` in another run.
    public var saved: SavedSections<Section, R> {
        SavedSections(
            selected: shown,
            paths: Dictionary(
                uniqueKeysWithValues: Section.allCases.map { ($0, self[$0].saved) }
            )
        )
    }

    /// Opens the saved paths; sections that were not saved stay unchanged.
    public func restore(_ saved: SavedSections<Section, R>) {
        for (section, path) in saved.paths { self[section].restore(path) }
        if let selected = saved.selected { shown = selected }
    }

    private func section(of destination: Destination<R>) -> Section {
        (destination.path.first ?? destination.sheet).map(home) ?? shown
    }
}
