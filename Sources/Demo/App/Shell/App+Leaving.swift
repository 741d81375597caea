import MomentumPresentation
import MomentumTerminal

/// Going back, and the question before typed text is lost.
extension App {
    func escape() {
        let page = page
        if !page.state.filter.isEmpty { return setFilter("", of: page) }
        back(orQuit: false)
    }

    func back(orQuit quits: Bool) {
        let router = sections.current
        let isRoot = router.path.isEmpty && router.sheet == nil
        if isRoot {
            if quits { quit() }
            return
        }
        askToLeave(page.isUnsaved) { [weak self] in
            if router.sheet != nil { router.dismiss() } else { router.pop() }
            // In a field, the next key would be text instead of a command.
            self?.page.state.focus = nil
        }
    }

    /// Leaves screens of a section for others; asks first if typed text would be lost.
    func giveUp(
        _ routes: [AppRoute],
        in section: AppSection,
        for others: @escaping @MainActor () -> Void
    ) {
        askToLeave(isUnsaved(routes, in: section), others)
    }

    /// Opens the place of a link; asks first if that closes screens with typed text.
    ///
    /// - Throws: The reason the link opens nothing.
    func leave(for link: String) throws(NavigationError) {
        let destination = try LinkTable<AppRoute>.momentum.destination(for: link)
        let section =
            (destination.path.first ?? destination.sheet).map(AppSection.init(of:))
            ?? sections.selected
        let router = sections[section]
        let closing = (router.path + [router.sheet].compactMap(\.self)).filter {
            !destination.path.contains($0) && $0 != destination.sheet
        }
        giveUp(closing, in: section) { [weak self] in
            do throws(NavigationError) {
                try self?.open(link)
                self?.settle()
            } catch {
                self?.say(.said("\(ErrorMessage(error, words: .current).sentence)"))
            }
        }
    }

    private func isUnsaved(_ routes: [AppRoute], in section: AppSection) -> Bool {
        routes.contains { page(at: AppPlace(section: section, route: $0)).isUnsaved }
    }

    /// Ends at once, or asks once if typed text would be lost.
    func quit() {
        if status.question?.isOfLeaving == true { return end() }
        askToLeave(hasUnsaved) { [weak self] in self?.end() }
    }

    var hasUnsaved: Bool {
        AppSection.allCases.contains { section in
            let router = sections[section]
            return isUnsaved(router.path + [router.sheet].compactMap(\.self), in: section)
        }
    }

    func askToLeave(_ asks: Bool, _ leave: @escaping @MainActor () -> Void) {
        guard asks else { return leave() }
        let text = said("What was typed is not saved. Leave it?")
        ask(.init(text: text, isOfLeaving: true, yes: leave))
    }

    func go(_ step: Int) {
        askToLeave(page.isUnsaved) { [weak self] in
            self?.step(step)
        }
    }
}
