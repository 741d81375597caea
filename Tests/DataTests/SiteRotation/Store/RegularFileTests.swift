import Foundation
@testable import MomentumData
import MomentumDomain
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import Testing

/// An obstacle that is not a regular file, in place of one.
struct RegularFileTests {
    private let folder = TemporaryFolder()

    static let modes: [OpenMode] = [.reading, .writing, .writingOrMaking]

    private func path(_ obstacle: FileObstacle) throws -> String {
        try folder.url(of: obstacle).path
    }

    private func error(_ body: () throws -> Void) -> FileSystemError? {
        do {
            try body()
            return nil
        } catch {
            return error as? FileSystemError
        }
    }

    @Test(arguments: FileObstacle.allCases, modes)
    func `what is no regular file is refused at once and by name (TR-10)`(
        obstacle: FileObstacle,
        mode: OpenMode
    ) throws {
        let path = try path(obstacle)
        let start = ContinuousClock.now

        let error = error { _ = try PosixFileSystem().open(path, mode) }

        #expect(error?.obstacle == obstacle)
        #expect(error?.path == path)
        #expect(error?.sentence.english == "“\(path)” is a \(obstacle), not a file.")
        #expect(ContinuousClock.now - start < .milliseconds(100))
    }

    @Test func `a link to a pipe is refused like the pipe, and a file is opened (TR-10)`() throws {
        let pipe = try path(.pipe)
        let link = folder.url.appending(path: "link").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: pipe)
        let file = folder.url.appending(path: "file").path
        try Data([1, 2]).write(to: URL(filePath: file))

        #expect(error { _ = try RegularFile.contents(of: link) }?.obstacle == .pipe)
        #expect(try RegularFile.contents(of: file) == [1, 2])
        #expect(error { _ = try RegularFile.contents(of: file, limit: 1) }?.code == EFBIG)
        let missing = error { _ = try RegularFile.contents(of: file + "2") }
        #expect(missing == FileSystemError(call: .open, path: file + "2", code: ENOENT))
    }

    @Test(arguments: FileObstacle.allCases)
    func `settings that are no file are named (TR-10)`(obstacle: FileObstacle) async throws {
        let path = try path(obstacle)
        let settings = FileSiteSettingsRepository(file: URL(filePath: path))

        let error = await #expect(throws: RepositoryError.self) {
            _ = try await settings.change([.strategy(.bySite)])
        }
        // A link is named by what it leads to.
        let target = URL(filePath: path).resolvingSymlinksInPath().path
        #expect(error?.cause?.explanation?.english.contains("“\(target)” is a \(obstacle)") == true)
    }

    @Test func `a pipe in a sync folder is named, and the other files are read (TR-10)`()
        async throws
    {
        let pipe = try path(.pipe)
        try Data([7]).write(to: folder.url.appending(path: "a.seg"))
        let sync = DirectorySyncFolder(folder.url.path)

        let listed = try await sync.list("")

        #expect(Set(listed.map(\.path)) == ["pipe", "a.seg"])
        #expect(try await sync.read("a.seg", limit: 9) == [7])
        let error = await #expect(throws: SiteSyncFailure.self) {
            _ = try await sync.read("pipe", limit: 9)
        }
        #expect(error?.message.english.contains("“\(pipe)” is a pipe") == true)
    }
}
