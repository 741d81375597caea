import Foundation
import MomentumDomain
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import Testing

@Suite final class SiteWearerFoldersTests {
    private let folder = URL.temporaryDirectory.appending(
        path: "momentum-wearers-\(UUID())",
        directoryHint: .isDirectory
    )
    private var folders: SiteWearerFolders { SiteWearerFolders(folder) }
    private var list: URL { folder.appending(component: "wearers.json") }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func names() throws -> [String] { try folders.wearers().all.map(\.name) }

    @Test func `looking makes nothing (SR-202)`() throws {
        #expect(try names() == [])
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func `the first stays in place, and others have a folder each (SR-202)`() async throws {
        let ben = try await folders.add("Ben", first: "Ada")
        let carl = try await folders.add("Carl", first: "Nobody")
        #expect(try names() == ["Ada", "Ben", "Carl"])
        let ada = try folders.wearers().wearer(named: "Ada")
        #expect(try folders.folder(of: ada) == folder)
        #expect(
            try folders.folder(of: ben).path
                == folder.appending(components: "wearers", ben.id.uuidString).path
        )
        #expect(try folders.folder(of: ben) != folders.folder(of: carl))
    }

    @Test func `another name leaves the records where they are (SR-202)`() async throws {
        let ben = try await folders.add("Ben", first: "Ada")
        let before = try folders.folder(of: ben)
        let renamed = try await folders.changeName(of: "ben", to: "Benjamin")
        #expect(try folders.folder(of: renamed) == before)
        #expect(try names() == ["Ada", "Benjamin"])
    }

    @Test func `removing moves the records, and keeps others from beginning anew (SR-202)`()
        async throws
    {
        let ben = try await folders.add("Ben", first: "Ada")
        let old = try folders.folder(of: ben)
        try Data("entries".utf8).write(to: old.appending(component: "journal"))
        let new = try await folders.remove("Ben")
        #expect(new.path == folder.appending(components: "removed", ben.id.uuidString).path)
        let kept = try Data(contentsOf: new.appending(component: "journal"))
        #expect(String(decoding: kept, as: UTF8.self) == "entries")
        #expect(try names() == ["Ada"])
        // A program that still runs for Ben finds no folder to make a new store in.
        let repository = FileSiteRotationRepository.fixture(in: old)
        let change = SiteChange(id: UUID(), locationID: SiteLocation.defaults[0].id)
        await #expect(throws: SiteRotationError.self) {
            try await repository.perform([.logChange(change)], at: Date())
        }
    }

    @Test func `a refusal changes nothing (SR-202)`() async throws {
        try await folders.add("Ben", first: "Ada")
        let before = try Data(contentsOf: list)
        await #expect(throws: SiteWearerError.first("Ada")) { try await folders.remove("Ada") }
        await #expect(throws: SiteWearerError.taken("ben")) {
            try await folders.add("ben", first: "Ada")
        }
        await #expect(throws: SiteWearerError.unknown("Carl")) { try await folders.remove("Carl") }
        #expect(try Data(contentsOf: list) == before)
    }

    @Test func `a removal that is not written moves the records back (SR-202)`() async throws {
        let ben = try await folders.add("Ben", first: "Ada")
        let old = try folders.folder(of: ben)
        try Data("entries".utf8).write(to: old.appending(component: "journal"))
        let blocked = folder.appending(component: ".wearers.json.tmp", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: blocked, withIntermediateDirectories: true)
        try Data().write(to: blocked.appending(component: "x"))
        await #expect(throws: SiteWearerError.self) { try await folders.remove("Ben") }
        #expect(try names() == ["Ada", "Ben"])
        let kept = try Data(contentsOf: try folders.folder(of: ben).appending(component: "journal"))
        #expect(String(decoding: kept, as: UTF8.self) == "entries")
    }

    @Test func `a removal that was stopped after the move is finished (SR-202)`() async throws {
        let ben = try await folders.add("Ben", first: "Ada")
        let removed = folder.appending(components: "removed", ben.id.uuidString)
        try FileManager.default.createDirectory(
            at: removed.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try FileManager.default.moveItem(at: try folders.folder(of: ben), to: removed)
        #expect(throws: SiteWearerError.missingFolder("Ben")) { try folders.folder(of: ben) }

        #expect(try await folders.remove("Ben").path == removed.path)
        #expect(try names() == ["Ada"])
    }

    @Test(arguments: [nil, #"{"version":1,"wearers":[]}"#])
    func `a lost list hides no wearer with records (SR-202)`(document: String?) async throws {
        let ben = try await folders.add("Ben", first: "Ada")
        let own = try folders.folder(of: ben)
        try FileManager.default.removeItem(at: list)
        try document.map { try Data($0.utf8).write(to: list) }
        #expect(try names() == [])

        try Data("entries".utf8).write(to: own.appending(component: "journal"))

        let error = #expect(throws: SiteWearerError.self) { try names() }
        let detail = try #require(error?.cause?.detail)
        #expect(detail.contains(own.lastPathComponent), "\(detail)")
        await #expect(throws: SiteWearerError.self) {
            try await folders.add("Carl", first: "Ada")
        }
        try FileManager.default.moveItem(at: own, to: folder.appending(component: "aside"))
        #expect(try names() == [])
    }

    @Test func `the first wearer has no folder with records (SR-202)`() async throws {
        let ben = try await folders.add("Ben", first: "Ada")
        let own = try folders.folder(of: ben)
        try Data("entries".utf8).write(to: own.appending(component: "journal"))
        let document = #"{"version":1,"wearers":[{"id":"\#(ben.id)","name":"Ben"}]}"#

        try Data(document.utf8).write(to: list)

        #expect(throws: SiteWearerError.self) { try names() }
    }

    @Test func `a missing folder is no empty one (SR-202)`() async throws {
        let ben = try await folders.add("Ben", first: "Ada")
        try FileManager.default.removeItem(at: try folders.folder(of: ben))
        #expect(throws: SiteWearerError.missingFolder("Ben")) { try folders.folder(of: ben) }
        await #expect(throws: SiteWearerError.missingFolder("Ben")) {
            try await folders.remove("Ben")
        }
        #expect(try names() == ["Ada", "Ben"])
    }

    @Test(arguments: [
        "{}", "[", #"{"version":2,"wearers":[]}"#,
        #"""
        {"version":1,"wearers":[
        {"id":"4C351A25-DBD8-4B43-8425-9FB543E0B65F","name":"Ada"},
        {"id":"4C351A25-DBD8-4B43-8425-9FB543E0B65F","name":"Ben"}]}
        """#,
    ])
    func `a list that is not understood is an error and stays (SR-202)`(
        text: String
    ) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: list)
        #expect(throws: SiteWearerError.self) { try folders.wearers() }
        await #expect(throws: SiteWearerError.self) { try await folders.add("Ben", first: "Ada") }
        #expect(try Data(contentsOf: list) == Data(text.utf8))
    }

    @Test func `wearers that are added at the same time are all kept (SR-202)`() async throws {
        try await withThrowingTaskGroup { group in
            for number in 0..<12 {
                group.addTask { [folder] in
                    _ = try await SiteWearerFolders(folder).add("Child \(number)", first: "Me")
                }
            }
            try await group.waitForAll()
        }
        #expect(Set(try names()) == Set((0..<12).map { "Child \($0)" } + ["Me"]))
    }
}
