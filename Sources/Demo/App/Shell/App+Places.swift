import MomentumPresentation

/// The screens that are shown.
extension App {
    /// The screens of the visible section, from its root to the top.
    var shown: [AppRoute] {
        let router = sections.current
        return [sections.selected.root] + router.path + [router.sheet].compactMap(\.self)
    }

    /// The place of the screen on top.
    var place: AppPlace {
        AppPlace(section: sections.selected, route: shown.last ?? sections.selected.root)
    }

    /// The names of the screens, starting at the root.
    var title: String {
        shown.map { page(at: AppPlace(section: sections.selected, route: $0)).shownTitle }
            .joined(separator: " › ")
    }

    /// The page of the screen on top.
    var page: any AppPage { page(at: place) }

    /// The places of all screens of a section, from its root to the top.
    func places(of section: AppSection) -> [AppPlace] {
        let router = sections[section]
        return ([section.root] + router.path + [router.sheet].compactMap(\.self))
            .map { AppPlace(section: section, route: $0) }
    }
}
