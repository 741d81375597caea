import Foundation
import MomentumContainer
import MomentumDI
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import Testing

/// The flow of README, which shows the lines between the two marks.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct LoggingTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(component: "momentum-readme-\(UUID())", directoryHint: .isDirectory)

    @Test func `what README shows logs a change, and one screen alone can as well (EM-1)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        // begin
        var builder = ContainerBuilder()
        builder.install(SystemAssembly(calendar: .current, locale: .current))
        builder.install(SiteRotationAssembly(storage: .folder(folder)))
        let sites = try SiteRotationBuilder(container: builder.build(), version: "1")
        let router = Router(root: SiteRotationRoute.home)
        func screen(_ route: SiteRotationRoute) -> SiteRotationScreen {
            router.screen(for: route) { sites.screen(for: $0, router: router.projected(.itself)) }
        }

        if case .home(let home) = screen(.home) {
            await home.load()
            home.chooseLocation()  // router.sheet is .selection
        }
        if let sheet = router.sheet, case .selection(let selection) = screen(sheet) {
            await selection.load()
            if let first = selection.recommended.first { selection.choose(first.id) }
            selection.edit { $0.note = "new vial" }
            await selection.confirm()  // saved; the sheet is gone, and home shows the change
        }
        // end
        #expect(router.sheet == nil)
        // No further call makes home load.
        guard case .home(let home) = screen(.home) else {
            Issue.record("another screen")
            return
        }
        while home.state.value?.active?.entry.note != "new vial" { await Task.yield() }

        let next = try #require(home.state.value?.recommendations.recommended.first).location.id
        home.log(at: next)
        let sheet = try #require(router.sheet)
        guard case .confirmation(let confirmation) = screen(sheet) else {
            Issue.record("another screen")
            return
        }
        await confirmation.load()
        await confirmation.confirm()
        // The first change was logged a moment ago.
        guard case .asking = confirmation.state else {
            Issue.record("\(confirmation.state)")
            return
        }
        await confirmation.confirmAgain()
        #expect(router.sheet == nil)
        while home.state.value?.active?.entry.locationID != next { await Task.yield() }
        #expect(home.state.value?.active?.entry.note == nil)
    }
}
