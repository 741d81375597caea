import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SiteReportViewModelTests {
    let documents = MockSiteDocumentStore()
    let make = MockMakeSiteReportUseCase(calendar: SiteScreen.display.calendar)
    let file = URL(filePath: "/report.html")

    private func viewModel(_ screen: SiteScreen) -> SiteReportViewModel {
        SiteReportViewModel(
            records: screen.records,
            make: make,
            documents: documents,
            dates: screen.dates,
            display: SiteScreen.display
        )
    }

    @Test func `a report is of the last 90 days, with no name and no notes (SR-196)`() async throws
    {
        let model = viewModel(
            SiteScreen(SiteRecords(entries: [.fixture(1, from: SiteScreen.now - 3600)]))
        )
        #expect(model.fileName == "site-rotation-report-2025-06-15.html")

        await model.load()

        let today = try #require(SiteDay("2025-06-15"))
        #expect(make.requests == [SiteReport.Request(to: today)])
        guard case .made(let report) = model.state else {
            Issue.record("expected a report, got \(model.state)")
            return
        }
        #expect(report.request.dayCount() == 90)
        #expect(model.texts(of: report).facts.map(\.first) == ["Period", "Time zone", "Made on"])
    }

    @Test func `the page is written as one file (SR-196)`() async throws {
        documents.writing.next(.success(()))
        let model = viewModel(
            SiteScreen(SiteRecords(entries: [.fixture(1, from: SiteScreen.now - 3600)]))
        )
        model.request.name = "Ada"

        await model.write(to: file)

        guard case .written(let report, let url) = model.state else {
            Issue.record("expected a file, got \(model.state)")
            return
        }
        #expect(url == file)
        let page = SiteReportHTML(model.texts(of: report)).text
        #expect(documents.writing.calls.map(\.bytes) == [Array(page.utf8)])
        #expect(page.contains("<dd>Ada</dd>"))
    }

    @Test func `a failed write or a store that cannot be read is an error (SR-196)`() async {
        let cause = FailureCause(domain: "NSPOSIXErrorDomain", code: 28, detail: "no space")
        documents.writing.next(.failure(.unwritable(cause)))
        let screen = SiteScreen()
        let model = viewModel(screen)
        await model.write(to: file)
        guard case .failed(let message) = model.state else {
            Issue.record("expected a failure, got \(model.state)")
            return
        }
        #expect(message.text.hasSuffix("\n\nError: NSPOSIXErrorDomain 28"))

        screen.sites.reading.always(.failure(.unavailable(cause)))
        await model.load()
        guard case .failed = model.state else {
            Issue.record("expected a failure, got \(model.state)")
            return
        }
    }
}
