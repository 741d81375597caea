import Foundation
import MomentumData
import MomentumDomain
import Testing

@Suite struct FileSiteSettingsRepositoryTests {
    func settings(from text: String) async throws -> SiteSettings {
        let file = URL.temporaryDirectory.appending(path: "momentum-\(UUID()).json")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try await FileSiteSettingsRepository(file: file).settings()
    }

    @Test(arguments: [
        ("{", SiteSettings()),
        ("[]", SiteSettings()),
        (#"{"targetHours": "soon", "cooldown": 3}"#, SiteSettings(cooldown: 3)),
        (#"{"targetHours": -1, "absorptionThreshold": 99}"#, SiteSettings(absorptionThreshold: 50)),
        (#"{"strategy": "byMoonPhase", "targetHours": 60}"#, SiteSettings(targetHours: 60)),
    ])
    func `what cannot be read counts as its default, and the rest stands (SR-82)`(
        text: String,
        expected: SiteSettings
    ) async throws {
        #expect(try await settings(from: text) == expected)
    }

    @Test func `what cannot be read is kept aside before it is replaced (SR-82, SR-147)`()
        async throws
    {
        let folder = URL.temporaryDirectory.appending(path: "momentum-\(UUID())")
        let file = folder.appending(path: "settings.json")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("{ damaged".utf8).write(to: file)

        try await FileSiteSettingsRepository(file: file).change([.targetHours(48)])

        let aside = folder.appending(path: "settings.json.unreadable")
        #expect(try Data(contentsOf: aside) == Data("{ damaged".utf8))
        #expect(try String(contentsOf: file, encoding: .utf8).contains("\"version\" : 1"))
    }

    @Test func `two processes that change different settings lose neither (SR-83, SR-145)`()
        async throws
    {
        let folder = URL.temporaryDirectory.appending(path: "momentum-\(UUID())")
        let file = folder.appending(path: "settings.json")
        defer { try? FileManager.default.removeItem(at: folder) }
        let one = FileSiteSettingsRepository(file: file)
        let other = FileSiteSettingsRepository(file: file)

        for round in 1...40 {
            let (hours, cooldown) = (Double(12 + round), round % 10 + 1)
            async let first = one.change([.targetHours(hours)])
            async let second = other.change([.cooldown(cooldown)])
            _ = try await (first, second)

            let expected = SiteSettings(targetHours: hours, cooldown: cooldown)
            #expect(try await one.settings() == expected)
        }
    }

    @Test func `settings that nobody changes leave no file behind (SR-84)`() async throws {
        let folder = URL.temporaryDirectory.appending(path: "momentum-\(UUID())")
        let repository = FileSiteSettingsRepository(file: folder.appending(path: "settings.json"))

        #expect(try await repository.change([.targetHours(72)]) == SiteSettings())

        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func `a file that may not be read is an error, not the defaults (SR-146)`() async throws {
        let folder = URL.temporaryDirectory.appending(path: "momentum-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        let error = await #expect(throws: RepositoryError.self) {
            try await FileSiteSettingsRepository(file: folder).settings()
        }

        guard case .unavailable = error else {
            Issue.record("expected .unavailable, got \(String(describing: error))")
            return
        }
    }
}
