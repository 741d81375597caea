import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SiteOnboardingViewModelTests {
    let file = URL(filePath: "/backup.csv")
    let done: [[SiteSettingsChange]] = [[.onboardingCompleted(true)]]

    func screen() -> SiteScreen {
        let screen = SiteScreen()
        screen.saveSettings.executing.always { _ in SiteSettings(isOnboardingCompleted: true) }
        return screen
    }

    func preview(_ report: SiteImportReport) -> SiteImportPreview {
        let change = SiteImport(id: .fixture(9), mode: .replace, newPlaces: [], entries: [])
        return SiteImportPreview(operation: .importEntries(change), report: report)
    }

    @Test func `three pages lead to the end, and back (SR-86)`() async {
        let screen = screen()
        let onboarding = screen.onboarding()
        await onboarding.load()
        #expect(onboarding.locations.rows.count == 7)

        onboarding.back()
        #expect(onboarding.page == .welcome)
        await onboarding.next()
        #expect(onboarding.page == .locations)
        await onboarding.next()
        #expect(onboarding.page == .ready)
        onboarding.back()
        #expect(onboarding.page == .locations)
        await onboarding.next()
        #expect(screen.saveSettings.executing.calls.isEmpty)
        screen.router.present(.onboarding)
        await onboarding.next()

        #expect(onboarding.state == .completed)
        #expect(screen.router.sheet == nil)
        #expect(screen.saveSettings.executing.calls == done)
    }

    @Test(arguments: SiteOnboardingViewModel.Page.allCases)
    func `skipping on any page completes onboarding (SR-86)`(
        page: SiteOnboardingViewModel.Page
    )
        async
    {
        let screen = screen()
        let onboarding = screen.onboarding()
        while onboarding.page != page { await onboarding.next() }

        await onboarding.complete()
        await onboarding.complete()

        #expect(onboarding.state == .completed)
        #expect(screen.saveSettings.executing.calls == done)
    }

    @Test func `every page says that this is no medical device (SR-88)`() {
        for page in SiteOnboardingViewModel.Page.allCases {
            let texts = SiteOnboardingAdapter(page, texts: SiteTexts())
            #expect(texts.disclaimer.contains("not a medical device"))
            #expect(!texts.title.isEmpty)
        }
    }

    @Test func `a restored backup shows its report, then onboarding is complete (SR-87)`() async {
        let screen = screen()
        let skip = SiteImportReport.Skip(row: 3, kind: .badDate, text: "yesterday")
        let report = SiteImportReport(
            content: .entries(.replace),
            importedCount: 2,
            skipped: [skip]
        )
        screen.prepareImport.executing.next(.success(preview(report)))
        screen.carryOutImport.executing.next(.success(report))
        let onboarding = screen.onboarding()

        await onboarding.restore(contentsOf: file)
        await onboarding.confirmRestore()
        #expect(onboarding.state == .restored(report))
        await onboarding.complete()

        #expect(onboarding.state == .completed)
        #expect(screen.saveSettings.executing.calls == done)
    }

    @Test func `a backup of all records is restored, too (SR-87, SR-198)`() async {
        let screen = screen()
        screen.prepareImport.executing.always { _ throws(SiteImportError) in
            throw .invalidHeader("{", expected: ["date"])
        }
        let report = SiteRestoreReport(
            mode: .replace,
            created: SiteScreen.now,
            entries: .init(added: 2),
            removedEntries: [],
            others: []
        )
        let preview = SiteRestorePreview(
            operation: .undo(SiteUndo(id: .fixture(1))),
            report: report
        )
        screen.prepareRestore.executing.next(
            .failure(.notBackup),
            .failure(.cut),
            .success(preview)
        )
        screen.carryOutRestore.executing.next(.success(report))
        let onboarding = screen.onboarding()

        // A file that is neither is refused as a table.
        await onboarding.restore(contentsOf: file)
        guard case .refused = onboarding.restoring.state else {
            Issue.record("\(onboarding.restoring.state)")
            return
        }
        #expect(onboarding.backup.state == .idle)
        await onboarding.restore(contentsOf: file)
        guard case .refused(let message) = onboarding.backup.state else {
            Issue.record("\(onboarding.backup.state)")
            return
        }
        #expect(message.kind == "backupCut")
        #expect(onboarding.restoring.state == .idle)

        await onboarding.restore(contentsOf: file)
        await onboarding.confirmRestore()
        #expect(onboarding.state == .restoredRecords(report))
        #expect(screen.carryOutImport.executing.calls.isEmpty)
        await onboarding.complete()
        #expect(onboarding.state == .completed)
    }

    @Test func `a failed restore shows the error and stays on the page (SR-87)`() async {
        let screen = screen()
        let report = SiteImportReport(content: .entries(.replace), importedCount: 2)
        let cause = FailureCause(domain: "Test", code: 28)
        screen.prepareImport.executing.next(
            .failure(.unreadableFile(.document(.unreadable(cause)))),
            .success(preview(report))
        )
        screen.carryOutImport.executing.next(.failure(.repository(.unavailable(cause))))
        let onboarding = screen.onboarding()

        await onboarding.restore(contentsOf: file)
        guard case .refused(let refusal, _) = onboarding.restoring.state else {
            Issue.record("expected a refusal, got \(onboarding.restoring.state)")
            return
        }
        #expect(refusal.kind == "unreadableFile")
        #expect(onboarding.page == .welcome)

        await onboarding.restore(contentsOf: file)
        await onboarding.confirmRestore()
        guard case .failed(_, let failure) = onboarding.restoring.state else {
            Issue.record("expected a failure, got \(onboarding.restoring.state)")
            return
        }
        #expect(failure.cause == cause)
        #expect(onboarding.page == .welcome)
        #expect(screen.saveSettings.executing.calls.isEmpty)
    }

    @Test func `a file without entries restores nothing (SR-87)`() async {
        let screen = screen()
        let report = SiteImportReport(content: .locations, importedCount: 3)
        screen.prepareImport.executing.next(.success(preview(report)))
        screen.carryOutImport.executing.next(.success(report))
        let onboarding = screen.onboarding()

        await onboarding.restore(contentsOf: file)
        await onboarding.confirmRestore()

        #expect(onboarding.page == .welcome)
    }

    @Test func `completing that could not be saved says so and is tried again (SR-84, SR-86)`()
        async
    {
        let screen = SiteScreen()
        let cause = FailureCause(domain: "Test", code: 28)
        screen.saveSettings.executing.next(
            .failure(.unavailable(cause)),
            .success(SiteSettings(isOnboardingCompleted: true))
        )
        let onboarding = screen.onboarding()

        await onboarding.complete()
        guard case .failed(let message) = onboarding.state else {
            Issue.record("expected a failure, got \(onboarding.state)")
            return
        }
        #expect(message.cause == cause)
        await onboarding.complete()

        #expect(onboarding.state == .completed)
    }

    @Test func `who skips while a backup is restored is done, and stays done (SR-86, SR-87)`()
        async
    {
        let screen = screen()
        let report = SiteImportReport(content: .entries(.replace), importedCount: 2)
        let gate = Gate<SiteImportPreview, SiteImportReport, SiteRotationError>(cancellation: nil)
        screen.prepareImport.executing.next(.success(preview(report)))
        screen.carryOutImport.executing.always { preview throws(SiteRotationError) in
            try await gate.pass(preview)
        }
        let onboarding = screen.onboarding()
        await onboarding.restore(contentsOf: file)

        let restoring = Task { await onboarding.confirmRestore() }
        await gate.waitForRequests()
        await onboarding.complete()
        gate.answer(0, with: report)
        await restoring.value

        #expect(onboarding.state == .completed)
    }
}
