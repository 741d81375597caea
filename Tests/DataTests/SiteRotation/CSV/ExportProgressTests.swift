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
        let clock = TestClock()
        let heard = Mutex<[LongWork.Progress]>([])

        await LongWork.reporting(
            to: { progress in
                heard.withLock { $0.append(progress) }
                clock.advance(by: .milliseconds(100))
            },
            clock: clock
        ) {
            _ = CSVSiteRecordsFormat().write(table)
        }

        let progress = heard.withLock { $0 }
        #expect(progress.map(\.stage) == [.writing, .writing])
        #expect(progress.map(\.completed) == [1024, 2048])
        #expect(progress.map(\.total) == [3000, 3000])
    }

    @Test func `progress is told ten times a second at most (TA-5)`() async {
        let table = SiteExportTable(records)
        let clock = TestClock()
        let heard = Mutex<[Int]>([])

        await LongWork.reporting(
            to: { progress in
                heard.withLock { $0.append(progress.completed) }
                clock.advance(by: .milliseconds(99))
            },
            clock: clock
        ) {
            _ = CSVSiteRecordsFormat().write(table)
        }

        #expect(heard.withLock { $0 } == [1024])
    }
}
