import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SiteImportViewModelTests {
    let prepare = MockPrepareSiteImportUseCase()
    let carryOut = MockCarryOutSiteImportUseCase()
    let file = URL(filePath: "/backup.csv")

    func preview(_ number: UInt16, imported: Int = 2) -> SiteImportPreview {
        SiteImportPreview(
            operation: .importEntries(
                SiteImport(id: .fixture(number), mode: .replace, newPlaces: [], entries: [])
            ),
            report: SiteImportReport(content: .entries(.replace), importedCount: imported)
        )
    }

    func makeViewModel() -> SiteImportViewModel {
        SiteImportViewModel(
            prepareImport: prepare,
            carryOutImport: carryOut,
            dates: FixedWallClock(now: SiteScreen.now)
        )
    }

    @Test func `a file is previewed, and taken over once confirmed (SR-110)`() async {
        prepare.executing.next(.success(preview(1)))
        carryOut.executing.next(.success(preview(1).report))
        let importing = makeViewModel()

        await importing.prepare(contentsOf: file, mode: .replace)
        #expect(importing.state == .previewing(preview(1)))
        #expect(carryOut.executing.calls.isEmpty)

        await importing.confirm()
        await importing.confirm()
        #expect(importing.state == .imported(preview(1).report))
        #expect(carryOut.executing.calls == [preview(1)])
    }

    @Test func `a refused file says why, with the rows it skipped (SR-98, SR-102, SR-109)`() async {
        let skipped = [SiteImportReport.Skip(row: 2, kind: .badDate, text: "yesterday")]
        prepare.executing.next(.failure(.noValidEntries(skipped)))
        let importing = makeViewModel()

        await importing.prepare(contentsOf: file, mode: .replace)

        guard case .refused(let message, let rows) = importing.state else {
            Issue.record("expected a refusal, got \(importing.state)")
            return
        }
        #expect(message.kind == "noValidEntries")
        #expect(message.text.hasSuffix("\n\nError: SiteRotation.Import 3"))
        #expect(rows == skipped)
        #expect(!importing.canConfirm)
    }

    @Test func `a failed save keeps the preview and is tried again as the same one (SR-109)`() async
    {
        let cause = FailureCause(domain: "NSPOSIXErrorDomain", code: 28, detail: "no space")
        prepare.executing.next(.success(preview(1)))
        carryOut.executing.next(
            .failure(.repository(.unavailable(cause))),
            .success(preview(1).report)
        )
        let importing = makeViewModel()
        await importing.prepare(contentsOf: file, mode: .replace)

        await importing.confirm()
        guard case .failed(_, let message) = importing.state else {
            Issue.record("expected a failure, got \(importing.state)")
            return
        }
        #expect(message.cause == cause)

        await importing.confirm()
        #expect(importing.state == .imported(preview(1).report))
        #expect(carryOut.executing.calls == [preview(1), preview(1)])
    }

    @Test func `choosing another mode overtakes the file that is being read (L-1)`() async {
        let gate = Gate<MockPrepareSiteImportUseCase.Source, SiteImportPreview, SiteImportError>(
            cancellation: nil
        )
        prepare.executing.always { source throws(SiteImportError) in try await gate.pass(source) }
        let importing = makeViewModel()

        let first = Task { await importing.prepare(contentsOf: file, mode: .replace) }
        await gate.waitForRequests()
        let second = Task { await importing.prepare(contentsOf: file, mode: .merge) }
        await gate.waitForRequests(2)
        gate.answer(1, with: preview(2))
        await second.value
        gate.answer(0, with: preview(1))
        await first.value

        #expect(importing.state == .previewing(preview(2)))
    }

    @Test func `cancelling changes nothing and drops what is still read (SR-110)`() async {
        let gate = Gate<MockPrepareSiteImportUseCase.Source, SiteImportPreview, SiteImportError>(
            cancellation: nil
        )
        prepare.executing.always { source throws(SiteImportError) in try await gate.pass(source) }
        let importing = makeViewModel()
        let reading = Task { await importing.prepare(contentsOf: file, mode: .replace) }
        await gate.waitForRequests()

        importing.cancel()
        gate.answer(0, with: preview(1))
        await reading.value

        #expect(importing.state == .idle)
        await importing.confirm()
        #expect(carryOut.executing.calls.isEmpty)
    }
}
