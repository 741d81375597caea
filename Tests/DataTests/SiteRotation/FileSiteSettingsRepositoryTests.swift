import Foundation
import MomentumDomain
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
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
        try Data("{ damaged again".utf8).write(to: file)
        try await FileSiteSettingsRepository(file: file).change([.targetHours(48)])

        let aside = folder.appending(path: "settings.json.unreadable")
        #expect(try Data(contentsOf: aside) == Data("{ damaged".utf8))
        let second = folder.appending(path: "settings.json.unreadable-2")
        #expect(try Data(contentsOf: second) == Data("{ damaged again".utf8))
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

    @Test(arguments: [true, false])
    func `two links to one file are kept apart by one lock (SR-83, SR-145)`(
        exists: Bool
    ) async throws {
        let folder = URL.temporaryDirectory.appending(path: "momentum-\(UUID())")
        let manager = FileManager.default
        let (one, other, target) = (
            folder.appending(path: "a"), folder.appending(path: "b"),
            folder.appending(path: "target")
        )
        try manager.createDirectory(at: target, withIntermediateDirectories: true)
        defer { try? manager.removeItem(at: folder) }
        let file = target.appending(path: "settings.json")
        if exists {
            // Links to the file itself, from folders of their own.
            for link in [one, other] {
                try manager.createDirectory(at: link, withIntermediateDirectories: true)
                let path = link.appending(path: "settings.json")
                try manager.createSymbolicLink(at: path, withDestinationURL: file)
            }
            try await FileSiteSettingsRepository(file: file).change([.targetHours(48)])
        } else {
            // Links to the folder; the file is still to be made.
            for link in [one, other] {
                try manager.createSymbolicLink(at: link, withDestinationURL: target)
            }
        }

        for link in [one, other] {
            try await FileSiteSettingsRepository(file: link.appending(path: "settings.json"))
                .change([.cooldown(link == one ? 3 : 4)])
        }

        let locks = try manager.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".lock") }
        #expect(locks == ["target/settings.json.lock"])
        #expect(try await FileSiteSettingsRepository(file: file).settings().cooldown == 4)
    }

    @Test func `who waits for the settings in vain learns who holds them (SR-145, ST-35)`()
        async throws
    {
        let folder = URL.temporaryDirectory.appending(path: "momentum-\(UUID())")
        let file = folder.appending(path: "settings.json")
        defer { try? FileManager.default.removeItem(at: folder) }

        try await FileSiteSettingsRepository(file: file).change([.targetHours(48)])

        let holder = try String(
            contentsOf: folder.appending(path: "settings.json.lock"),
            encoding: .utf8
        )
        #expect(holder == "\(ProcessInfo.processInfo.processIdentifier)\n")
    }

    @Test func `settings beside the files of a newer version can be changed (SR-83)`() async throws
    {
        let folder = URL.temporaryDirectory.appending(path: "momentum-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var header = FileHeader(
            kind: .journal,
            storeID: UUID(),
            generation: 1,
            replica: 1,
            created: 0
        )
        (header.formatVersion, header.leastReader) = (99, 99)
        try Data(header.encoded()).write(to: folder.appending(path: "00000001.journal"))
        let repository = FileSiteSettingsRepository(file: folder.appending(path: "settings.json"))

        #expect(try await repository.change([.targetHours(48)]) == SiteSettings(targetHours: 48))
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

        guard case .unavailable(let cause) = error else {
            Issue.record("expected .unavailable, got \(String(describing: error))")
            return
        }
        #expect(cause.explanation?.english.contains(folder.path) == true)
    }

    @Test(arguments: ["2", "1.5", "1e300"])
    func `settings of a newer version are refused, and no byte of them changes (SR-81)`(
        version: String
    ) async throws {
        let folder = URL.temporaryDirectory.appending(path: "momentum-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "settings.json")
        let text = Data(#"{"version":\#(version),"targetHours":100,"more":"precious"}"#.utf8)
        try text.write(to: file)
        let repository = FileSiteSettingsRepository(file: file)

        let errors = [
            await #expect(throws: RepositoryError.self) { try await repository.settings() },
            await #expect(throws: RepositoryError.self) {
                try await repository.change([.cooldown(3)])
            },
        ]

        for error in errors {
            guard case .unreadable(let cause) = error else {
                Issue.record("expected .unreadable, got \(String(describing: error))")
                return
            }
            #expect((cause.domain, cause.code) == ("Document", 4))
            #expect(cause.explanation?.english.contains(file.path) == true)
            #expect(cause.explanation?.english.contains("Nothing was changed.") == true)
        }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["settings.json"]
        )
        #expect(try Data(contentsOf: file) == text)
    }

    @Test func `settings that cannot be written say where and why (SR-84, CL-3)`() async throws {
        let file = URL(filePath: "/proc/momentum-\(UUID())/settings.json")

        let error = await #expect(throws: RepositoryError.self) {
            try await FileSiteSettingsRepository(file: file).change([.cooldown(3)])
        }

        let text = error?.cause?.explanation ?? ""
        #expect(text.english.contains(file.deletingLastPathComponent().path))
        #expect(text.english.contains(String(cString: strerror(ENOENT))))
    }
}
