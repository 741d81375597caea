import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@Suite struct DocumentRecordsTests {
    @Test(arguments: SiteRotationContract.changes + SiteRotationContract.corrections)
    func `the adapter of the page keeps the contract (EM-12)`(
        rule: SiteRotationContract.Rule
    ) async throws {
        let folder = Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try await rule.check { Self.records(in: folder.appending(path: "\(UUID())")) }
    }

    @Test(arguments: SiteRotationContract.durability + SiteRotationContract.sharing)
    func `the adapter of the page is durable (EM-12)`(
        rule: ContractRule<SiteRotationContract.Opening>
    ) async throws {
        let folder = Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try await rule.check { { Self.records(in: folder) } }
    }

    @Test func `the page shows the adapter that is tested here (EM-12, EM-13)`() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let adapter = try String(
            contentsOf: tests.appending(path: "DocumentRecords.swift"),
            encoding: .utf8
        )
        let page = tests.appending(
            path: "../../Sources/Data/Shared/MomentumData.docc/WritingAnAdapter.md"
        )

        let text = try String(contentsOf: page.standardized, encoding: .utf8)

        #expect(text.contains("```swift\n\(adapter)```"))
    }

    private static func folder() -> URL {
        FileManager.default.temporaryDirectory
            .appending(component: "momentum-records-\(UUID())", directoryHint: .isDirectory)
    }

    private static func records(in folder: URL) -> DocumentRecords {
        DocumentRecords(
            file: folder.appending(component: "records.json"),
            dates: FixedWallClock(now: Date(timeIntervalSince1970: 1_750_000_000))
        )
    }
}
