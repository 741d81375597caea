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

        try await FileSiteSettingsRepository(file: file).save(SiteSettings(targetHours: 48))

        let aside = folder.appending(path: "settings.json.unreadable")
        #expect(try Data(contentsOf: aside) == Data("{ damaged".utf8))
        #expect(try String(contentsOf: file, encoding: .utf8).contains("\"version\" : 1"))
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
