import Foundation
import MomentumData
import MomentumDomain
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// The wearer's settings among the records, with a copy for programs of the first version.
@Suite struct RecordedSiteSettingsTests {
    let folder = TemporaryFolder()

    private var file: URL { folder.url.appending(path: "site-settings.json") }

    private func records() -> FileSiteRotationRepository { .fixture(in: folder.url) }

    private func repository() -> RecordedSiteSettingsRepository { .recorded(in: folder.url) }

    private func write(_ document: String) throws {
        try Data(document.utf8).write(to: file)
    }

    private func written() throws -> NSDictionary {
        try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? NSDictionary
        )
    }

    @Test func `a folder of the first version takes over what differs from the defaults (SR-200)`()
        async throws
    {
        try write(#"{"version":1,"targetHours":48,"cooldown":5,"onboardingCompleted":true}"#)
        let expected = SiteSettings(targetHours: 48, cooldown: 5, isOnboardingCompleted: true)

        #expect(try await repository().settings() == expected)

        #expect(
            try await records().records().settings == SiteSettings(targetHours: 48, cooldown: 5)
        )
        #expect(try await records().actions().map(\.kind) == [.settings])
        #expect(try written()["shared"] as? Bool == true)
        // Read once more, it changes nothing.
        let before = try Data(contentsOf: file)
        #expect(try await repository().settings() == expected)
        #expect(try Data(contentsOf: file) == before)
        #expect(try await records().actions().count == 1)
    }

    @Test func `a folder without a choice gets the mark alone (SR-200)`() async throws {
        try write(#"{"version":1,"onboardingCompleted":true}"#)

        #expect(try await repository().settings() == SiteSettings(isOnboardingCompleted: true))

        #expect(try written()["shared"] as? Bool == true)
        #expect(try await records().records().settings == nil)
    }

    @Test func `defaults of an old file yield to what another device chose (SR-200)`() async throws
    {
        try write(#"{"version":1,"targetHours":72,"onboardingCompleted":true}"#)
        _ = try await repository().settings()

        try await receive(.targetHours(96))

        let expected = SiteSettings(targetHours: 96, isOnboardingCompleted: true)
        #expect(try await repository().settings() == expected)
        #expect(try await records().records().settings?.targetHours == 96)
    }

    @Test func `a missing file is no choice of the defaults (SR-200)`() async throws {
        try await receive(.targetHours(96))

        #expect(try await repository().settings().targetHours == 96)

        #expect(try await records().records().settings?.targetHours == 96)
        #expect(try written()["targetHours"] as? Double == 96)
    }

    @Test func `a damaged file is no choice of the defaults, and stays (SR-82, SR-200)`()
        async throws
    {
        try await receive(.targetHours(96))
        try write("{ damaged")

        #expect(try await repository().settings().targetHours == 96)

        #expect(try await records().records().settings?.targetHours == 96)
        #expect(try String(contentsOf: file, encoding: .utf8) == "{ damaged")
    }

    @Test(arguments: [
        #"{"version":1,"cooldown":3}"#,
        #"{"version":1,"targetHours":"48","strategy":"unheard of","cooldown":3}"#,
        #"{"version":1,"targetHours":0,"absorptionThreshold":-1,"cooldown":3}"#,
    ])
    func `what the file lacks is no choice of the default (SR-82, SR-200)`(
        document: String
    ) async throws {
        let changes: [SiteSettingsChange] = [
            .targetHours(96), .absorptionThreshold(30), .strategy(.byBodyPart),
        ]
        for change in changes { try await receive(change) }
        try write(document)

        let settings = try await repository().settings()

        let expected = SiteSettings().applying(changes + [.cooldown(3)])
        #expect(settings == expected)
        #expect(try await records().records().settings == expected)
    }

    @Test func `a version that is no number marks a damaged file, which stays (SR-81)`()
        async throws
    {
        try await receive(.targetHours(96))
        let document = #"{"version":"2","targetHours":36}"#
        try write(document)

        #expect(try await repository().settings().targetHours == 96)

        #expect(try String(contentsOf: file, encoding: .utf8) == document)
        #expect(FileSiteSettingsRepository(file: file).trouble != nil)
    }

    @Test func `what an older program writes meanwhile is kept for the next look (SR-200)`()
        async throws
    {
        try await receive(.targetHours(96))
        let device = FileSiteSettingsRepository(file: file)
        let before = try await device.document()
        try write(#"{"version":1,"targetHours":36}"#)

        try await device.mirror(SiteSettings(targetHours: 96), over: before, changing: [])

        #expect(try await repository().settings().targetHours == 36)
    }

    /// Changes the records alone, as a sync does.
    private func receive(_ change: SiteSettingsChange) async throws {
        let edit = SiteSettingsEdit(id: UUID(), changes: [change])
        try await records().perform([.changeSettings(edit)], at: Date())
    }

    @Test func `the file has the old fields of the registers, and the mark (SR-200)`() async throws
    {
        try await repository().change([.targetHours(60), .sensors(true), .reminders(true)])

        let document = try written()
        #expect(document["targetHours"] as? Double == 60)
        #expect(document["shared"] as? Bool == true)
        #expect(document["onboardingCompleted"] as? Bool == false)
        #expect(
            try await FileSiteSettingsRepository(file: file).settings()
                == SiteSettings(targetHours: 60)
        )
    }

    @Test func `the registers win against an older copy in the file (SR-200)`() async throws {
        try await repository().change([.targetHours(60)])
        try await receive(.targetHours(84))

        #expect(try await repository().settings().targetHours == 84)
        #expect(try written()["targetHours"] as? Double == 84)
    }

    @Test
    func `a program of the first version drops the mark, and its values are an edit (SR-200)`()
        async throws
    {
        try await repository().change([.targetHours(60), .sensors(true)])
        try write(#"{"version":1,"targetHours":36,"cooldown":2,"onboardingCompleted":true}"#)

        let settings = try await repository().settings()

        let expected = SiteSettings(
            targetHours: 36,
            isOnboardingCompleted: true,
            usesSensors: true
        )
        #expect(settings == expected)
        #expect(try await records().records().settings?.targetHours == 36)
        #expect(try written()["shared"] as? Bool == true)
    }

    @Test func `a copy without its records is taken over again (SR-200)`() async throws {
        try await repository().change([.targetHours(60)])
        try FileManager.default.removeItem(at: folder.url.appending(path: "Sites.store"))

        #expect(try await repository().settings().targetHours == 60)
        #expect(try await records().records().settings?.targetHours == 60)
    }

    @Test func `what belongs to the device stays in its file (SR-199)`() async throws {
        try await repository().change([.onboardingCompleted(true)])

        #expect(try await records().records().settings == nil)
        #expect(try await records().actions().isEmpty)
        #expect(try await repository().settings() == SiteSettings(isOnboardingCompleted: true))
    }

    @Test func `a device that cannot save its own settings changes none (SR-199)`() async throws {
        let lock = folder.url.appending(path: "site-settings.json.lock")
        try FileManager.default.createDirectory(at: lock, withIntermediateDirectories: true)

        await #expect(throws: RepositoryError.self) {
            try await repository().change([.targetHours(48), .onboardingCompleted(true)])
        }

        #expect(try await records().records().settings == nil)
        #expect(try await repository().settings() == SiteSettings())
        // The records alone are enough for the others.
        #expect(try await repository().change([.targetHours(48)]).targetHours == 48)
    }

    @Test func `half of a change is named when the records cannot be written (SR-199)`()
        async throws
    {
        let records = MockSiteRotationRepository(SiteRecords())
        let failure = FailureCause(domain: "Test", code: 7, explanation: "The disk is full.")
        records.performing.always(.failure(.repository(.unavailable(failure))))
        let repository = RecordedSiteSettingsRepository(
            records: records,
            device: FileSiteSettingsRepository(file: file),
            identifiers: RandomIdentifiers(),
            dates: FixedWallClock(now: Date())
        )

        let error = await #expect(throws: RepositoryError.self) {
            try await repository.change([.targetHours(48), .onboardingCompleted(true)])
        }

        #expect(error?.cause?.code == 7)
        #expect(
            error?.cause?.explanation?.english
                == "Only the settings that belong to this device were saved. The disk is full."
        )
        #expect(try await repository.settings() == SiteSettings(isOnboardingCompleted: true))
        #expect(try await repository.change([.namesInReminders(true)]).namesInReminders)
    }

    @Test func `a change that comes with the records is told to listeners (SR-201)`() async throws {
        let here = repository()
        _ = try await here.settings()
        var changes = here.changes().makeAsyncIterator()

        try await here.change([.targetHours(48)])
        #expect(await changes.next()?.targetHours == 48)
        try await repository().change([.targetHours(96)])
        // The next reading of the records brings it in.
        _ = try await here.settings()
        #expect(await changes.next()?.targetHours == 96)
    }

    @Test func `two processes that read the same old file make one change (SR-200)`() async throws {
        try write(#"{"version":1,"targetHours":48}"#)

        await withDiscardingTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { _ = try? await repository().settings() }
            }
        }

        #expect(try await records().records().settings?.targetHours == 48)
        let numbers = try await Set(records().actions().map(\.id))
        #expect(numbers.count == 1)
    }
}
