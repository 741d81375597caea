import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SiteBackupViewModelTests {
    let writing = MockWriteSiteBackupUseCase()
    let preparing = MockPrepareSiteRestoreUseCase()
    let restoring = MockCarryOutSiteRestoreUseCase()
    let file = URL(filePath: "/sites.jsonl")

    private func viewModel() -> SiteBackupViewModel {
        SiteBackupViewModel(
            changes: SiteBackupChanges(
                writing: writing,
                preparing: preparing,
                restoring: restoring
            ),
            dates: FixedWallClock(now: SiteScreen.now),
            display: SiteScreen.display
        )
    }

    private let preview = SiteRestorePreview(
        operation: .undo(SiteUndo(id: .fixture(1))),
        report: SiteRestoreReport(
            mode: .replace,
            created: SiteScreen.now,
            entries: .init(added: 2, changed: 1, removed: 7),
            removedEntries: (1...7).map { .fixture($0, from: SiteScreen.now) },
            others: [.init(name: "place", counts: .init(changed: 1))]
        )
    )

    @Test func `a backup is written whole, or nothing is (SR-198)`() async {
        let model = viewModel()
        #expect(model.fileName == "site-rotation-backup-2025-06-15.jsonl")
        writing.writing.next(.success(()), .failure(.repository(.cancelled)))

        await model.write(to: file)
        #expect(model.state == .written(file))
        await model.write(to: file)
        #expect(model.state == .idle)
        #expect(writing.writing.calls == [file, file])
    }

    @Test func `a restore is shown, confirmed and then carried out (SR-198)`() async {
        let model = viewModel()
        preparing.executing.next(.success(preview))
        restoring.executing.next(.failure(.restoreOvertaken), .success(preview.report))

        await model.prepare(contentsOf: file, mode: .replace)
        #expect(model.state == .previewing(preview, nil))
        #expect(preparing.executing.calls == [.file(file, .replace)])

        await model.restore()
        guard case .previewing(preview, let message?) = model.state else {
            Issue.record("expected the preview, got \(model.state)")
            return
        }
        #expect(message.sentence.contains("changed since this was shown"))

        await model.restore()
        #expect(model.state == .restored(preview.report))
        #expect(restoring.executing.calls == [preview, preview])
    }

    @Test func `a refused file and a cancelled screen change nothing (SR-198)`() async {
        let model = viewModel()
        preparing.executing.next(.failure(.newer), .success(preview))

        await model.prepare(contentsOf: file, mode: .merge)
        guard case .refused(let message) = model.state else {
            Issue.record("expected a refusal, got \(model.state)")
            return
        }
        #expect(message.text.hasSuffix("\n\nError: SiteRotation.Backup 5"))

        await model.prepare(contentsOf: file, mode: .merge)
        model.cancel()
        #expect(model.state == .idle)
        await model.restore()
        #expect(restoring.executing.calls == [])
    }

    @Test func `the effect of a restore is in sentences (SR-198)`() {
        let texts = SiteRestoreAdapter(
            preview.report,
            in: SiteRecords(),
            display: SiteScreen.display
        )

        #expect(texts.forecast == "2 entries will be added, 1 will change, 7 will be deleted.")
        #expect(texts.outcome == "2 entries added, 1 changed, 7 deleted.")
        #expect(texts.others == ["1 place: 1 changed."])
        #expect(texts.gone?.hasSuffix(" and 2 more.") == true)
        let nothing = SiteRestoreReport(mode: .merge, created: SiteScreen.now, entries: .init())
        let none = SiteRestoreAdapter(nothing, in: SiteRecords(), display: SiteScreen.display)
        #expect(none.forecast == "Everything in the backup is here already.")
        #expect(none.gone == nil)
    }

    @Test(arguments: [
        (SiteBackupError.cut, "end of the backup is missing", 3),
        (.changed, "some of its bytes were changed", 4), (.newer, "Update the program", 5),
        (.damaged(line: 7), "Line 7", 6), (.damaged(line: 7), "Use another copy", 6),
        (.notBackup, "no backup", 2),
        (.refused(.restoreOvertaken), "Nothing was restored", 7),
    ])
    func `each reason has a sentence and a number (SR-198)`(
        error: SiteBackupError,
        part: String,
        code: Int
    ) {
        #expect(error.sentence.english.contains(part))
        #expect(error.errorCode == code)
    }
}
