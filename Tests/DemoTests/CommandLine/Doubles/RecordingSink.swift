import Synchronization

@testable import MomentumCommandLine

/// Keeps what is written, and fails after a while when a test asks for it.
final class RecordingSink: ByteSink {
    private let bytes = Mutex<[UInt8]>([])
    private let failure: WriteFailure?

    init(failure: WriteFailure? = nil) {
        self.failure = failure
    }

    var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

    func write(_ bytes: [UInt8]) throws(WriteFailure) {
        if let failure { throw failure }
        self.bytes.withLock { $0 += bytes }
    }
}
