import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// The import of a table of any program, with its questions.
@MainActor
@Suite struct SiteImportMappingViewModelTests {
    private let map = MockMapSiteImportUseCase()
    private let carryOut = MockCarryOutSiteImportUseCase()
    private let file = URL(filePath: "/old.csv")
    private let mapping = SiteSheetMapping(
        SiteSheet(encoding: .utf8, separator: ";", records: [])
    )
    private let question = SiteSheetQuestion.missingTime(example: "8.3.2026", rows: 2)

    private func preview(_ number: UInt16) -> SiteImportPreview {
        SiteImportPreview(
            operation: .importEntries(
                SiteImport(id: .fixture(number), mode: .merge, newPlaces: [], entries: [])
            ),
            report: SiteImportReport(content: .entries(.merge), importedCount: 2)
        )
    }

    private func makeViewModel() -> SiteImportMappingViewModel {
        SiteImportMappingViewModel(
            mapImport: map,
            carryOutImport: carryOut,
            dates: FixedWallClock(now: SiteScreen.now)
        )
    }

    @Test func `questions are asked, answered, previewed and taken over (SR-189)`() async {
        map.executing.next(
            .success(.asking([question], mapping)),
            .success(.previewing(preview(1), mapping))
        )
        carryOut.executing.next(.success(preview(1).report))
        let importing = makeViewModel()

        await importing.read(contentsOf: file, mode: .merge)
        #expect(importing.state == .asking([question], mapping))
        await importing.confirm()
        #expect(carryOut.executing.calls.isEmpty, "nothing is imported while a question is open")

        await importing.answer { $0.setMissingTime(9 * 3600) }
        #expect(map.executing.calls.map(\.answers.missingTime) == [nil, 9 * 3600])
        #expect(map.executing.calls.allSatisfy { $0.url == file && $0.mode == .merge })
        #expect(importing.state == .previewing(preview(1), mapping))

        await importing.confirm()
        await importing.confirm()
        #expect(importing.state == .imported(preview(1).report))
        #expect(carryOut.executing.calls == [preview(1)])
    }

    @Test func `answers belong to one file (SR-189)`() async {
        map.executing.always { [question, mapping] _ throws(SiteImportError) in
            .asking([question], mapping)
        }
        let importing = makeViewModel()
        await importing.read(contentsOf: file, mode: .merge)
        await importing.answer { $0.setDateOrder(.dmy) }

        await importing.read(contentsOf: file, mode: .replace)
        #expect(importing.answers.dateOrder == .dmy)
        await importing.read(contentsOf: URL(filePath: "/other.csv"), mode: .replace)
        #expect(importing.answers == SiteSheetAnswers())
    }

    @Test func `a refused file says why, with the rows it skipped (SR-188)`() async {
        let skipped = [SiteImportReport.Skip(row: 2, kind: .badDate, text: "32.1.2026")]
        map.executing.next(.failure(.noValidEntries(skipped)))
        let importing = makeViewModel()

        await importing.read(contentsOf: file, mode: .merge)

        guard case .refused(let message, let rows) = importing.state else {
            Issue.record("expected a refusal, got \(importing.state)")
            return
        }
        #expect(message.kind == "noValidEntries")
        #expect(rows == skipped)
        #expect(!importing.canConfirm)
    }

    @Test func `a failed save keeps the preview and is tried again as the same one (SR-195)`() async
    {
        let cause = FailureCause(domain: "NSPOSIXErrorDomain", code: 28, detail: "no space")
        map.executing.next(.success(.previewing(preview(1), mapping)))
        carryOut.executing.next(
            .failure(.repository(.unavailable(cause))),
            .success(preview(1).report)
        )
        let importing = makeViewModel()
        await importing.read(contentsOf: file, mode: .merge)

        await importing.confirm()
        guard case .failed(preview(1), mapping, let message) = importing.state else {
            Issue.record("expected a failure, got \(importing.state)")
            return
        }
        #expect(message.cause == cause)

        await importing.confirm()
        #expect(importing.state == .imported(preview(1).report))
        #expect(carryOut.executing.calls == [preview(1), preview(1)])
    }

    @Test func `a later answer overtakes the reading before it (L-1)`() async {
        let gate = Gate<MockMapSiteImportUseCase.Call, MappedSiteImport, SiteImportError>(
            cancellation: nil
        )
        map.executing.always { call throws(SiteImportError) in try await gate.pass(call) }
        let importing = makeViewModel()

        let first = Task { await importing.read(contentsOf: file, mode: .merge) }
        await gate.waitForRequests()
        let second = Task { await importing.answer { $0.setDurationUnit(.days) } }
        await gate.waitForRequests(2)
        gate.answer(1, with: .previewing(preview(2), mapping))
        await second.value
        gate.answer(0, with: .asking([question], mapping))
        await first.value

        #expect(importing.state == .previewing(preview(2), mapping))
    }

    @Test func `cancelling drops what is still read, and all answers (SR-189)`() async {
        let gate = Gate<MockMapSiteImportUseCase.Call, MappedSiteImport, SiteImportError>(
            cancellation: nil
        )
        map.executing.always { call throws(SiteImportError) in try await gate.pass(call) }
        let importing = makeViewModel()
        let reading = Task { await importing.read(contentsOf: file, mode: .merge) }
        await gate.waitForRequests()

        importing.cancel()
        gate.answer(0, with: .previewing(preview(1), mapping))
        await reading.value

        #expect(importing.state == .idle)
        await importing.answer { $0.setDateOrder(.mdy) }
        #expect(importing.state == .idle)
        await importing.confirm()
        #expect(carryOut.executing.calls.isEmpty)
    }
}
