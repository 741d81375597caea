import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SiteExportViewModelTests {
    let export = MockExportSiteRecordsUseCase()
    let file = URL(filePath: "/backup.csv")

    func makeViewModel() -> SiteExportViewModel {
        SiteExportViewModel(
            export: export,
            dates: FixedWallClock(now: SiteScreen.now),
            display: SiteScreen.display
        )
    }

    @Test func `the proposed name has the local day (SR-95, SR-96)`() {
        let exporting = makeViewModel()

        #expect(exporting.fileName == "site-rotation-export-2025-06-15.csv")
        exporting.request.content = .locations
        #expect(exporting.fileName == "site-rotation-locations-2025-06-15.csv")
    }

    @Test func `what was chosen is written to the file (SR-96)`() async {
        export.writing.next(.success(()))
        let exporting = makeViewModel()
        exporting.request.content = .locations

        await exporting.write(to: file)

        #expect(exporting.state == .written(file))
        #expect(export.writing.calls == [.init(SiteExportRequest(.locations), to: file)])
    }

    @Test func `a failed write is an error, never an export (SR-97)`() async {
        let cause = FailureCause(domain: "NSPOSIXErrorDomain", code: 28, detail: "no space")
        export.writing.next(.failure(.document(.unwritable(cause))))
        let exporting = makeViewModel()

        await exporting.write(to: file)

        guard case .failed(let message) = exporting.state else {
            Issue.record("expected a failure, got \(exporting.state)")
            return
        }
        #expect(message.text.hasSuffix("\n\nError: NSPOSIXErrorDomain 28"))
    }
}
