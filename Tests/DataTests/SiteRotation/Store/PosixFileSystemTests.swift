import Foundation
import Testing

@testable import MomentumData

/// The calls to the operating system, with answers that a test chooses.
struct PosixFileSystemTests {
    private let system = PosixFileSystem()
    private let file = OpenFile(descriptor: -1, path: "/a")

    /// The calls made when the system answers with these errors, and the thrown error.
    private func flush(
        by calls: [FlushCall],
        answers: [Int32]
    ) -> (made: [FlushCall], error: FileSystemError?) {
        var made: [FlushCall] = []
        do {
            try system.flush(file, by: calls) { call in
                made.append(call)
                errno = answers[made.count - 1]
                return errno == 0 ? 0 : -1
            }
            return (made, nil)
        } catch {
            return (made, error)
        }
    }

    @Test func `each system has its own way to the device (ST-22)`() {
        #expect(FlushCall.onLinux == [.contents])
        #expect(FlushCall.onApple == [.drive, .file])
        #if os(Linux)
        #expect(FlushCall.order == FlushCall.onLinux)
        #else
        #expect(FlushCall.order == FlushCall.onApple)
        #endif
    }

    @Test func `a flush that succeeds is made once (ST-22)`() {
        #expect(flush(by: FlushCall.onApple, answers: [0]).made == [.drive])
        #expect(flush(by: FlushCall.onLinux, answers: [0]).made == [.contents])
    }

    @Test(arguments: [ENOTSUP, EOPNOTSUPP, ENOTTY, EINVAL])
    func `where the file system does not know the command, fsync is what there is (ST-22)`(
        code: Int32
    ) {
        let (made, error) = flush(by: FlushCall.onApple, answers: [code, 0])
        #expect(made == [.drive, .file])
        #expect(error == nil)
        #expect(flush(by: FlushCall.onLinux, answers: [code]).error?.code == code)
    }

    @Test(arguments: [EIO, ENOSPC, EDQUOT])
    func `a flush that failed is not made in another way (ST-22, ST-23)`(code: Int32) {
        let (made, error) = flush(by: FlushCall.onApple, answers: [code])
        #expect(made == [.drive])
        #expect(error == FileSystemError(call: .flush, path: "/a", code: code))
    }

    @Test func `an interrupted call is made again, any other failure is not (ST-24)`() {
        var answers: [Int32] = [EINTR, EINTR, 0]
        let result = try? system.check(.write, "/a") { () -> Int in
            errno = answers.removeFirst()
            return errno == 0 ? 7 : -1
        }
        #expect(result == 7)
        #expect(answers.isEmpty)

        for code in [EIO, EAGAIN, ENOSPC] {
            var count = 0
            #expect(throws: FileSystemError(call: .write, path: "/a", code: code)) {
                try system.check(.write, "/a") { () -> Int in
                    count += 1
                    errno = code
                    return -1
                }
            }
            #expect(count == 1)
        }
    }

    @Test func `an open file knows how long it is, and whether it still has a name (ST-36)`() throws
    {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "momentum-tests-\(UUID().uuidString)").path(percentEncoded: false)
        try system.makeFolder(folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let file = try system.open("\(folder)/a (deleted).journal", .making)
        defer { system.close(file) }
        #expect(try system.extent(of: file) == FileExtent(size: 0, isRemoved: false))

        _ = try system.write([1, 2, 3], to: file, at: 5)
        #expect(try system.extent(of: file) == FileExtent(size: 8, isRemoved: false))

        try system.rename(file.path, to: "\(folder)/b")
        #expect(try system.extent(of: file) == FileExtent(size: 8, isRemoved: false))

        let other = try system.open("\(folder)/c", .making)
        defer { system.close(other) }
        try system.rename("\(folder)/c", to: "\(folder)/b")
        #expect(try system.extent(of: file) == FileExtent(size: 8, isRemoved: true))

        try system.remove("\(folder)/b")
        #expect(try system.extent(of: other) == FileExtent(size: 0, isRemoved: true))
        #expect(throws: FileSystemError.self) { try system.extent(of: self.file) }
    }
}
