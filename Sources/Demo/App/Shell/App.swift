import MomentumAuthenticationPresentation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal
import Observation

/// The application: sections of screens, and the keys that work on all of them.
@MainActor
@Observable
final class App {
    let sections: SectionedRouter<AppSection, AppRoute>
    private(set) var overlay: AppOverlay?
    private(set) var status = AppStatus()
    /// True while `/` types the filter.
    private(set) var isFiltering = false
    private(set) var hasEnded = false
    /// The failure of an action that outlived the application, which no screen shows.
    private(set) var lastTrouble: ErrorMessage?
    /// The position of the visible list, for paging and clicks.
    @ObservationIgnored private(set) var list: Frame.ListArea?
    /// The position of the picture in the last frame.
    @ObservationIgnored private(set) var picture: Area?
    /// True while the window is too small for a screen, so that keys would act unseen.
    @ObservationIgnored private(set) var isTooSmall = false
    @ObservationIgnored private var wantsRedraw = false
    @ObservationIgnored private var hasUnseenStatus = false
    @ObservationIgnored let isForOneChange: Bool
    @ObservationIgnored private let isWelcoming: Bool
    @ObservationIgnored private var trail = AppTrail()
    /// The section that opened a place of another one, and gets the user back after it.
    @ObservationIgnored private var left: (section: AppSection, place: AppPlace)?
    @ObservationIgnored private var settled: AppPlace?
    @ObservationIgnored private let offer = UndoOffer()

    @ObservationIgnored let root: CompositionRoot
    @ObservationIgnored let context: CommandContext
    @ObservationIgnored let work: AppWork
    @ObservationIgnored let look = AppLook()
    @ObservationIgnored let typedAhead = AppTypeAhead()
    @ObservationIgnored let owner: AppOwner
    @ObservationIgnored let undoing: SiteUndoViewModel
    @ObservationIgnored let people: PeopleIndex
    @ObservationIgnored private var pages: [AppPlace: any AppPage] = [:]
    @ObservationIgnored private var savedFilters: [Int: String] = [:]

    /// - Parameters:
    ///   - root: The features of the program.
    ///   - context: The data and the streams of the run.
    ///   - isForOneChange: True to end once the sheet that opens first has closed.
    ///   - isWelcoming: True to offer the onboarding while it is due.
    ///   - work: Runs the work that keys start.
    init(
        _ root: CompositionRoot,
        _ context: CommandContext,
        isForOneChange: Bool = false,
        isWelcoming: Bool = true,
        work: AppWork? = nil
    ) {
        self.root = root
        self.work = work ?? AppWork()
        self.context = context
        owner = AppOwner(context)
        undoing = root.sites.makeUndoViewModel()
        people = PeopleIndex(root.scheduling.feed)
        self.isForOneChange = isForOneChange
        self.isWelcoming = isWelcoming && !isForOneChange
        sections = SectionedRouter(
            selected: .today,
            root: \.root,
            section: AppSection.init(of:),
            guard: root.decide
        )
    }

    /// Restores the stored screens; must be called first (NV-24).
    func restore() async {
        root.gate?.follow(sections)
        await root.gate?.restore()
    }

    /// The page of a place; creates and loads it when it is first shown.
    func page(at place: AppPlace) -> any AppPage {
        if let page = pages[place] { return page }
        let router = sections[place.section]
        let screen = AppScreens(of: root, in: router).screen(for: place.route)
        let maker = AppPages(
            root: root,
            context: context,
            reopen: { [weak self] in self?.reopen() },
            open: { [weak self] in self?.open($0) },
            openAt: { [weak self] in self?.open($0, field: $1) }
        )
        let page = maker.page(for: screen, at: place.route)
        pages[place] = page
        if place.route == place.section.root, let text = savedFilters[place.section.rawValue] {
            page.state.filter = text
            filterAnew(page)
        }
        load(page)
        work.start(at: place) { [weak page] in await page?.stay() }
        return page
    }

    /// Applies the filter of a page.
    func filterAnew(_ page: any AppPage) {
        work.load { [weak page] in await page?.filtered() }
    }

    /// The filters of the first screens, by section number.
    var filters: [Int: String] {
        let shown = pages.filter { $0.key.route == $0.key.section.root }
            .map { ($0.key.section.rawValue, $0.value.state.filter) }
        return savedFilters.merging(shown) { $1 }.filter { !$0.value.isEmpty }
    }

    /// Restores filters on the screens that are shown.
    func restore(filters: [Int: String]) {
        savedFilters = filters
    }

    /// Drops the pages that no section shows.
    ///
    /// - Returns: The places that are shown.
    @discardableResult
    private func drop() -> Set<AppPlace> {
        let shown = Set(AppSection.allCases.flatMap(places))
        pages = pages.filter { shown.contains($0.key) }
        work.endAll(except: shown)
        return shown
    }

    /// Drops the pages that no section shows, and records the visible place.
    func settle() {
        let shown = drop()
        if let left, !shown.contains(left.place) {
            self.left = nil
            if sections.selected == left.place.section { sections.selected = left.section }
        }
        let router = sections.current
        let destination = Destination(path: router.path, sheet: router.sheet)
        trail.record(.init(section: sections.selected, destination: destination))
        if isForOneChange, AppSection.allCases.allSatisfy({ sections[$0].sheet == nil }) { end() }
        if settled != place, !hasEnded { work.load { [page] in await page.appear() } }
        settled = place
    }

    /// Shows a section that the user has chosen, as it was left.
    func select(_ section: AppSection) { (left, sections.selected) = (nil, section) }

    /// Opens a screen in its section.
    ///
    /// - Parameters:
    ///   - route: The screen. It closes a sheet of its section, and the first screen closes all
    ///     others, after a question if typed text would be lost. A visible sheet begins anew.
    ///   - filter: The filter text; `nil` keeps the filter.
    ///   - field: The name of the field that gets the focus; `nil` for the first field.
    func open(_ route: AppRoute, filter: String? = nil, field: String? = nil) {
        let (section, from) = (AppSection(of: route), sections.selected)
        // The onboarding opens by itself, but never over a sheet that the user opened.
        if route == .sites(.onboarding), !isWelcoming || sections[section].sheet != nil { return }
        if from != section { sections.selected = section }
        let router = sections.current
        let sheet = [router.sheet].compactMap(\.self)
        let given = route == section.root ? router.path + sheet : sheet
        giveUp(given, in: section) { [weak self] in
            guard let self else { return }
            if route.isSheet {
                if router.sheet == route { reopen() } else { router.present(route) }
            } else {
                // A sheet would cover the screen.
                if router.sheet != nil { router.dismiss() }
                if route == section.root { router.popToRoot() } else { router.push(route) }
            }
            // A guard may have opened the sign-in instead, which leads on by itself.
            guard place.route == route else { return left = nil }
            if route == section.root { left = nil } else if from != section { left = (from, place) }
            if page.isFinished { reopen() }
            if let filter { setFilter(filter, of: page) }
            if let field { page.focus(on: field) }
        }
    }

    /// Drops the top screen and creates it again.
    func reopen() {
        let place = place
        reopen { $0 == place }
    }

    /// Drops the screens that show an outcome, for example after an undo, and creates them again.
    func reopenFinished() {
        reopen { pages[$0]?.isFinished == true }
    }

    private func reopen(where isOver: (AppPlace) -> Bool) {
        for section in AppSection.allCases {
            let router = sections[section]
            let shown = Destination(path: router.path, sheet: router.sheet)
            func stays(_ route: AppRoute) -> Bool {
                !isOver(AppPlace(section: section, route: route))
            }
            let rest = Destination(
                path: shown.path.filter(stays),
                sheet: shown.sheet.flatMap { stays($0) ? $0 : nil }
            )
            guard rest != shown else { continue }
            router.open(rest)
            drop()
            router.open(shown)
            if section == sections.selected { settled = nil }
        }
    }

    /// Opens the place of a link.
    ///
    /// - Throws: The reason the link opens nothing.
    func open(_ link: String) throws(NavigationError) {
        try sections.open(link, in: .momentum)
        left = nil
    }

    /// Shows a menu over the screen, or removes it.
    func lay(_ overlay: AppOverlay?) {
        self.overlay = overlay
    }

    func say(_ outcome: PageAction.Outcome) {
        status.say(outcome)
        guard outcome != .done else { return }
        hasUnseenStatus = true
        if case .said = outcome { return }
        offer.follow(root.sites.recordsFeed) { [weak self] in self?.status.withdrawOffer() }
    }

    /// Says the outcome of a page's action, and a new failure of a page that is out of sight.
    func say(_ outcome: PageAction.Outcome, of page: any AppPage, after known: String?) {
        say(outcome)
        guard let trouble = page.trouble else { return }
        if outcome == .done, page !== self.page, trouble.sentence != known {
            say(.said("\(page.shownTitle): \(data: trouble.sentence)"))
        }
        report(trouble)
    }

    /// Keeps a failure for the end of the run if the application has ended.
    func report(_ trouble: ErrorMessage) { if hasEnded { lastTrouble = trouble } }

    func ask(_ question: AppStatus.Question) { status.ask(question) }

    func takeQuestion() -> AppStatus.Question? { status.takeQuestion() }

    func clearStatus() { status.clear() }

    /// The sentence that has been on no screen yet.
    var unseenMessage: TerminalText? { hasUnseenStatus ? status.message : nil }

    func recordStatusIsSeen() { hasUnseenStatus = false }

    func filter(_ isFiltering: Bool) { self.isFiltering = isFiltering }

    func record(isTooSmall: Bool) { self.isTooSmall = isTooSmall }

    func record(_ list: Frame.ListArea?, _ picture: Area?) {
        (self.list, self.picture) = (list, picture)
    }

    /// Goes back or forward to the next place that no guard blocks.
    func step(_ step: Int) {
        while let place = trail.go(step) {
            left = nil
            sections.selected = place.section
            let router = sections[place.section]
            router.open(place.destination)
            if Destination(path: router.path, sheet: router.sheet) == place.destination { break }
        }
    }

    /// Redraws the screen, whatever the terminal shows.
    func askForRedraw() {
        wantsRedraw = true
    }

    func takeRedraw() -> Bool {
        defer { wantsRedraw = false }
        return wantsRedraw
    }

    /// Ends the application, but not its running actions: ``AppWork/finish()`` waits for them.
    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        offer.end()
        work.endLoads()
    }
}
