import Foundation
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// Numbers from outside that no sum may trap on.
struct StoreNumbersTests {
    static let names = [
        "9223372036854775807.journal", "18446744073709551614.journal",
        "18446744073709551615.snapshot", "18446744073709551616.journal",
        "9007199254740993.journal", "9007199254740993.snapshot", "00000000.journal",
        "9007199254740992.journal", "9007199254740991.journal", "9007199254740992.snapshot",
        "4503599627370497.journal",
        "1.journal", "00000001 (conflicted copy).journal", "00000001.JOURNAL",
    ]

    @Test(arguments: names)
    func `a file with a number that no store has is left alone and told (TR-6)`(
        name: String
    ) throws {
        let first = try StoreUnderTest(FaultyFileSystem())
        try first.log(1)
        try first.files.put("/store/\(name)", [])

        let second = try StoreUnderTest(first.files.copy())
        try second.log(2)
        try second.locked { try second.store.compact() }
        try second.log(3)

        #expect(second.ids == [1, 2, 3].map(UUID.fixture))
        #expect(second.store.report.strange == [name])
        #expect(second.store.trouble == .strange(file: name))
        #expect(second.files.contents["/store/\(name)"] == [])
        let again = try StoreUnderTest(second.files.copy())
        #expect(again.ids == second.ids)
        #expect(again.store.report.isClean)
    }

    @Test(arguments: ["9007199254740992.journal", "9007199254740991.snapshot"])
    func `a file of the store's own under such a name is left alone as well (TR-6)`(
        name: String
    ) throws {
        let first = try StoreUnderTest(FaultyFileSystem())
        try first.log(1)
        let bytes = try #require(first.files.contents[DamagedStore.journal])
        try first.files.put("/store/\(name)", bytes)

        let second = try StoreUnderTest(first.files.copy())
        try second.log(2)

        #expect(second.ids == [1, 2].map(UUID.fixture))
        #expect(second.store.trouble == .strange(file: name))
        let folder = SiteStoreFiles(URL(filePath: "/store"), fileSystem: second.files)
        #expect(try folder.check().map(\.name) == ["identity", "00000001.journal"])
    }

    @Test func `behind the highest number nothing is written, and it is said why (TR-6)`() throws {
        let first = try StoreUnderTest(FaultyFileSystem())
        try first.log(1)
        let held = try #require(FileHeader(first.files.contents[DamagedStore.journal] ?? []))
        let header = FileHeader(
            kind: .journal,
            storeID: held.storeID,
            generation: 1 << 53,
            replica: held.replica,
            created: 0
        )
        try first.files.put("/store/9007199254740992.journal", header.encoded() + [1])
        let before = first.files.contents.filter { $0.key.hasSuffix(".journal") }

        let second = try StoreUnderTest(first.files.copy())

        #expect(second.ids == [.fixture(1)])
        #expect(throws: SiteStoreError.self) { try second.locked { try second.store.compact() } }
        #expect(second.files.contents.filter { $0.key.hasSuffix(".journal") }.keys == before.keys)
    }

    @Test func `a name in the quarantine with numbers that nobody counts to says nothing (TR-6)`()
        throws
    {
        let first = try StoreUnderTest(FaultyFileSystem())
        try first.log(1)
        try first.files.makeFolder("/store/quarantine")
        for last in ["18446744073709551615", "9223372036854775807"] {
            try first.files.put("/store/quarantine/missing-1-0-\(last).txt", [])
        }

        let second = try StoreUnderTest(first.files.copy())

        #expect(second.store.report.missing.isEmpty)
        #expect(second.store.trouble == nil)
        let all = SiteStoreFiles.Missing(replica: 1, first: 0, last: .max)
        #expect(all.count == .max)
    }

    @Test func `a name whose numbers are used up is given up before the next change (TR-6)`() throws
    {
        let store = try StoreUnderTest(FaultyFileSystem(), identifiers: RandomIdentifiers())
        try store.log(1)
        let replica = try #require(store.store.identity?.replica)
        let (last, payload) = TransactionEncoder.number(
            (stamp: 1, writes: SiteWrites()),
            replica: replica,
            counter: TransactionFormat.counterLimit - 1
        )
        try store.locked { try store.store.save(payload) }
        store.store.apply([last])

        try store.log(2)

        #expect(store.store.identity?.replica != replica)
        let again = try StoreUnderTest(store.files.copy())
        #expect(again.ids == [1, 2].map(UUID.fixture))
        #expect(again.store.report.damage.isEmpty)
    }

    @Test func `numbers that nobody counts to are none in a sync folder and its memory (TR-6)`()
        throws
    {
        let name = "0000000000000001/000000000000-18446744073709551615-0123456789abcdef.seg"
        #expect(SyncListing.counters(of: name) == nil)
        let json = Data(#"{"1":[0,18446744073709551615]}"#.utf8)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(PublishedNumbers.self, from: json)
        }
    }

    @Test(arguments: ["-1e300", "1e300", "-1", "0"])
    func `a version of settings may be any number (TR-6)`(version: String) throws {
        let json = Data(#"{"version":\#(version)}"#.utf8)
        let settings = try JSONDecoder().decode(SiteSettingsDTO.self, from: json)
        #expect((settings.version > SiteSettingsDTO.currentVersion) == (version == "1e300"))
    }
}
