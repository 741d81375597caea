import Foundation
@testable import MomentumData
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import Testing

/// The cases a directory adds to the contract: other content, and the remains of a stopped writer.
@Suite struct DirectorySyncFolderTests {
    let outside = TemporaryFolder()
    let place: URL
    let folder: DirectorySyncFolder

    init() throws {
        place = outside.url.appending(path: "sync")
        folder = DirectorySyncFolder(place.path)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }

    @Test func `what is hidden or temporary is not listed (ST-43)`() async throws {
        for name in [".tmp-1", ".stfolder", ".syncthing.1.seg.tmp", "visible"] {
            try Data([1]).write(to: place.appending(path: name))
        }
        try make(folder: ".stversions", file: "1.seg")

        #expect(try await folder.list("") == [SyncFile(path: "visible", size: 1)])
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
    func `what iCloud has taken off the device is listed with its length (ST-44, ST-45)`(
        format: PropertyListSerialization.PropertyListFormat
    ) async throws {
        let list: [String: Any] = ["NSURLNameKey": "1.seg", "NSURLFileSizeKey": 1234]
        let standIn = try PropertyListSerialization.data(
            fromPropertyList: list,
            format: format,
            options: 0
        )
        try make(folder: "a", file: "2.seg")
        try standIn.write(to: place.appending(path: "a/.1.seg.icloud"))
        try make(folder: ".5.seg.icloud", file: "6.seg")
        for name in [".3.seg.icloud", "..icloud", ".icloud", ".4.seg"] {
            try Data([1]).write(to: place.appending(path: name))
        }

        let files = try await folder.list("").sorted { $0.path < $1.path }

        #expect(files.map(\.path) == ["3.seg", "a/1.seg", "a/2.seg"])
        #expect(files.map(\.size).prefix(2) == [0, 1234])
        #expect(try await folder.read("a/1.seg", limit: 9999) == [])
        #expect(try await folder.create("a/1.seg", [1]) == false)
        await #expect(throws: SiteSyncFailure.self) { try await folder.read("a/4.seg", limit: 9) }
    }

    @Test func `links are not followed, wherever they lead`() async throws {
        try Data([1, 2, 3]).write(to: outside.url.appending(path: "secret"))
        try FileManager.default.createDirectory(
            at: outside.url.appending(path: "elsewhere"),
            withIntermediateDirectories: true
        )
        try Data([4]).write(to: outside.url.appending(path: "elsewhere/file"))
        try link("file-link", to: "secret")
        try link("folder-link", to: "elsewhere")

        #expect(try await folder.list("") == [])
        #expect(try await folder.list("folder-link") == [])
        for path in ["file-link", "folder-link/file"] {
            await #expect(throws: SiteSyncFailure.self) { try await folder.read(path, limit: 9) }
        }
        await #expect(throws: SiteSyncFailure.self) {
            try await folder.create("folder-link/new", [1])
        }
        #expect(try await folder.create("file-link", [1]) == false)
        try await folder.remove("folder-link/file")
        await #expect(throws: SiteSyncFailure.self) { try await folder.remove("file-link") }
        let kept = try FileManager.default.contentsOfDirectory(
            atPath: outside.url.appending(path: "elsewhere").path
        )
        #expect(kept == ["file"])
        #expect(try Data(contentsOf: outside.url.appending(path: "secret")).count == 3)
    }

    @Test func `the folder itself may be a link`() async throws {
        let link = outside.url.appending(path: "link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: place)
        let linked = DirectorySyncFolder(link.path)

        #expect(try await linked.create("a/1", [1]))
        #expect(try await folder.list("") == [SyncFile(path: "a/1", size: 1)])
        #expect(try await linked.list("") == [SyncFile(path: "a/1", size: 1)])
    }

    @Test func `a folder is not read or removed as a file`() async throws {
        try make(folder: "a", file: "1.seg")

        await #expect(throws: SiteSyncFailure.self) { try await folder.read("a", limit: 9) }
        await #expect(throws: SiteSyncFailure.notAFile("a")) { try await folder.remove("a") }
        #expect(try await folder.list("").count == 1)
    }

    @Test(arguments: [SyncFilePlacing(), .withoutLinks])
    func `nothing temporary is left, whether the name was free or not (ST-43)`(
        placing: SyncFilePlacing
    ) async throws {
        let folder = DirectorySyncFolder(place.path, placing: placing)

        try await folder.create("1.seg", [1])
        try await folder.create("1.seg", [1])

        #expect(names.filter { $0 != ".lock" } == ["1.seg"])
    }

    @Test func `what a stopped writer left is removed after a day, and not before (ST-43)`()
        async throws
    {
        let ages = [".tmp-new": 3600.0, ".tmp-old": 90_000, ".other": 90_000, "old.seg": 90_000]
        for (name, age) in ages {
            let url = place.appending(path: name)
            try Data([1]).write(to: url)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -age)],
                ofItemAtPath: url.path
            )
        }

        try await folder.create("1.seg", [1])

        #expect(names == [".other", ".tmp-new", "1.seg", "old.seg"])
    }

    @Test func `a folder in which nothing can be made is an error with domain and code (SR-115)`()
        async throws
    {
        let file = outside.url.appending(path: "file")
        try Data().write(to: file)
        let onAFile = DirectorySyncFolder(file.path)

        for isMaking in [true, false] {
            let failure = await #expect(throws: SiteSyncFailure.self) {
                if isMaking {
                    try await onAFile.make()
                } else {
                    try await onAFile.create("1.seg", [1])
                }
            }
            #expect(failure == .notAFolder(file.path, nil))
            #expect(failure?.kind == nil)
        }
        await #expect(throws: SiteSyncFailure.notAFolder(file.path, nil)) {
            try await onAFile.list("")
        }
    }

    @Test func `a folder that is not there is an error, and is made when asked for alone (TR-16)`()
        async throws
    {
        let path = outside.url.appending(path: "stick").path
        let missing = DirectorySyncFolder(path)
        let nowhere = DirectorySyncFolder("\(path)/below")

        for list in ["", "v1/store"] {
            await #expect(throws: SiteSyncFailure.noFolder(path)) { try await missing.list(list) }
        }
        await #expect(throws: SiteSyncFailure.noFolder(path)) {
            try await missing.create("a/1.seg", [1])
        }
        await #expect(throws: SiteSyncFailure.noFolder(path)) {
            try await missing.checkWritable("a")
        }
        await #expect(
            throws: SiteSyncFailure.noPlace(for: "\(path)/below", in: path, isMissing: true)
        ) {
            try await nowhere.make()
        }
        #expect(!FileManager.default.fileExists(atPath: path))

        try await missing.make()
        try await missing.make()
        #expect(try await missing.list("") == [])
        try await missing.checkWritable("a/b")
        #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [])
    }

    @Test(.enabled(if: geteuid() != 0, "an administrator may write everywhere"))
    func `a folder that takes no files says so (TR-17)`() async throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: place.path)
        defer {
            try? FileManager.default
                .setAttributes([.posixPermissions: 0o755], ofItemAtPath: place.path)
        }

        await #expect(throws: SiteSyncFailure.notWritable(place.path)) {
            try await folder.checkWritable("v1")
        }
        await #expect(throws: SiteSyncFailure.notWritable(place.path)) {
            try await folder.create("1.seg", [1])
        }
        #expect(try await folder.list("") == [])
    }

    @Test(arguments: [ENETDOWN, EHOSTUNREACH, ETIMEDOUT])
    func `a share that cannot be reached is offline (SR-117)`(code: Int32) {
        let error = FileSystemError(call: .list, path: "/share", code: code)

        #expect(SiteSyncFailure(error).kind == .offline)
        #expect(SiteSyncFailure(error).code == Int(code))
    }

    private var names: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: place.path))?.sorted() ?? []
    }

    private func make(folder: String, file: String) throws {
        let url = place.appending(path: folder)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try Data([1]).write(to: url.appending(path: file))
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            at: place.appending(path: name),
            withDestinationURL: outside.url.appending(path: target)
        )
    }
}
