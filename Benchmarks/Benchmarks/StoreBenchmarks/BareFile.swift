import Foundation
import Synchronization

/// The least cost of a durable change: one append, one flush.
final class BareFile: Sendable {
    static let shared = BareFile()

    private let file: Int32
    private let frame = [UInt8](repeating: 7, count: 100)

    private init() {
        let path = Scratch.folder().appending(path: "bare").path(percentEncoded: false)
        file = open(path, O_CREAT | O_WRONLY | O_APPEND, 0o600)
        precondition(file >= 0, "the bare file cannot be made")
    }

    func append() {
        precondition(write(file, frame, frame.count) == frame.count, "the bare file is not written")
        #if canImport(Darwin)
        precondition(fcntl(file, F_FULLFSYNC) == 0, "the bare file is not flushed")
        #else
        precondition(fdatasync(file) == 0, "the bare file is not flushed")
        #endif
    }
}
