import Foundation
import MomentumDomain
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Synchronization
import Testing

@Suite struct ExportProgressTests {
    private let records = SiteRecords(
        entries: SiteEntries(
            (1...3000).map { number in
                let start = Date(timeIntervalSince1970: Double(number) * 3600)
                return SiteEntry.fixture(UInt16(number), from: start, to: start + 1800)
            }
        )
    )

    @Test func `an export tells how many rows are done (CL-24)`() async {
        let table = SiteExportTable(records)
        let heard = Mutex<[LongWork.Progress]>([])

        await LongWork.reporting { progress in
            heard.withLock { $0.append(progress) }
        } _: {
            _ = CSVSiteRecordsFormat().write(table)
        }

        let progress = heard.withLock { $0 }
        #expect(progress.map(\.stage) == [.writing, .writing])
        #expect(progress.map(\.completed) == [1024, 2048])
        #expect(progress.map(\.total) == [3000, 3000])
    }
}
