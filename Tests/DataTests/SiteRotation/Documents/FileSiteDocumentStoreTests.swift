import Foundation
import MomentumDomain
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import Testing

@Suite struct FileSiteDocumentStoreTests {
    let store = FileSiteDocumentStore()
    let folder = TemporaryFolder()

    @Test func `nothing but the file is left behind (SR-97)`() async throws {
        let url = folder.url.appendingPathComponent("export.csv")

        try await store.write([1, 2, 3], to: url)
        try await store.write([4], to: url)

        #expect(folder.names == ["export.csv"])
    }

    @Test func `a name may be as long as the system allows (SR-97)`() async throws {
        let url = folder.url.appendingPathComponent(String(repeating: "年", count: 85))

        try await store.write([1], to: url)
        try await store.write([2], to: url)

        #expect(try Array(Data(contentsOf: url)) == [2])
    }

    @Test func `a file that cannot be put in its place leaves no part of it (SR-97)`() async throws
    {
        let url = folder.url.appendingPathComponent("folder")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)

        let missing = folder.url.appendingPathComponent("missing/export.csv")

        for (target, code) in [(url, POSIXErrorCode.EISDIR), (missing, .ENOENT)] {
            let error = await #expect(throws: SiteDocumentError.self) {
                try await store.write([1, 2, 3], to: target)
            }
            #expect(error?.cause?.domain == NSPOSIXErrorDomain)
            #expect(error?.cause?.code == Int(code.rawValue))
        }
        #expect(folder.names == ["folder"])
    }

    @Test func `a folder cannot be read as a document (SR-98)`() async throws {
        let error = await #expect(throws: SiteDocumentError.self) {
            try await store.contents(of: folder.url)
        }

        guard case .unreadable = error else {
            Issue.record("\(String(describing: error)) instead of unreadable")
            return
        }
    }

    @Test func `a new file is for its owner only, and an old one keeps its rights (SR-149)`()
        async throws
    {
        let new = folder.url.appendingPathComponent("new.csv")
        let old = folder.url.appendingPathComponent("old.csv")
        try Data([1]).write(to: old)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: old.path)

        try await store.write([2], to: new)
        try await store.write([2], to: old)

        #expect(try permissions(of: new) == 0o600)
        #expect(try permissions(of: old) == 0o640)
    }

    @Test func `what a link points to is replaced, and the link stays`() async throws {
        let target = folder.url.appendingPathComponent("target.csv")
        let link = folder.url.appendingPathComponent("link.csv")
        try Data([1]).write(to: target)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)

        try await store.write([2], to: link)

        #expect(try Data(contentsOf: target) == Data([2]))
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path
        )
    }

    @Test func `a device is refused and not replaced (TR-10)`() async throws {
        let device = URL(fileURLWithPath: "/dev/null")

        let error = await #expect(throws: SiteDocumentError.self) {
            try await store.write([1, 2, 3], to: device)
        }
        let explanation = error?.cause?.explanation ?? ""
        #expect(explanation.english.hasPrefix("“/dev/null” is a device, not a file."))

        let type = try FileManager.default.attributesOfItem(atPath: device.path)[.type]
        #expect(type as? FileAttributeType == .typeCharacterSpecial)
    }

    @Test func `a pipe is read to its end (SR-98)`() async throws {
        let pipe = Pipe()
        let bytes = Array(repeating: UInt8(7), count: 20_000)
        try pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
        try pipe.fileHandleForWriting.close()
        let descriptor = pipe.fileHandleForReading.fileDescriptor

        let read = try await store.contents(of: URL(filePath: "/dev/fd/\(descriptor)"))

        #expect(read == bytes)
    }

    @Test func `a pipe is written to as it is`() async throws {
        let pipe = Pipe()
        let descriptor = pipe.fileHandleForWriting.fileDescriptor

        try await store.write([1, 2, 3], to: URL(filePath: "/dev/fd/\(descriptor)"))
        try pipe.fileHandleForWriting.close()

        #expect(try pipe.fileHandleForReading.readToEnd() == Data([1, 2, 3]))
    }

    @Test func `a file that is open already is written on, and not replaced`() async throws {
        let url = folder.url.appendingPathComponent("output.csv")
        try Data([1, 2]).write(to: url)
        let handle = try FileHandle(forUpdating: url)

        try await store.write([3, 4], to: URL(filePath: "/dev/fd/\(handle.fileDescriptor)"))

        // The handle would still show the file that was there before, had another taken its place.
        #expect(try handle.readToEnd() == Data([1, 2, 3, 4]))
        #expect(folder.names == ["output.csv"])
    }

    // Root can open every folder.
    @Test(.enabled(if: geteuid() != 0))
    func `a file whose folder cannot be flushed stays as it is (SR-97)`() async throws {
        let url = folder.url.appendingPathComponent("export.csv")
        try Data([1]).write(to: url)
        try #require(chmod(folder.url.path, 0o300) == 0)

        await #expect(throws: SiteDocumentError.self) { try await store.write([2], to: url) }

        try #require(chmod(folder.url.path, 0o700) == 0)
        #expect(try Data(contentsOf: url) == Data([1]))
        #expect(folder.names == ["export.csv"])
    }

    func permissions(of url: URL) throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }
}
