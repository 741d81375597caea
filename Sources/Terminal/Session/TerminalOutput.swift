import Foundation
import Synchronization

/// The output of a terminal, which may be slow to accept bytes.
///
/// A separate thread writes a frame, so that keys are handled meanwhile. During a write no other
/// one starts: a slow terminal gets only the newest frame.
package final class TerminalOutput: Sendable {
    private struct State {
        /// True while a thread waits to write the rest of a frame.
        var isWriting = false
        /// True while other code owns the terminal, so that no frame may continue.
        var isHeld = false
    }

    /// The milliseconds after which the program ends without its last bytes being accepted.
    private static let patience: Int32 = 1000
    /// The number of bytes that a ready terminal accepts without blocking.
    private static let atOnce = 512

    let descriptor: Int32
    private let state = Mutex(State())

    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// True while earlier bytes are pending.
    var isBusy: Bool { state.withLock(\.isWriting) }

    /// Writes a frame, and calls `written` once a slow terminal has accepted the rest.
    ///
    /// Bytes that the terminal accepts at once are written synchronously.
    func write(_ bytes: [UInt8], _ written: @escaping @Sendable () -> Void) {
        let rest = write(bytes[...], patience: 0, isFrame: true)
        guard !rest.isEmpty else { return }
        state.withLock { $0.isWriting = true }
        // A separate thread, because it waits as long as the terminal does. A task would occupy one
        // of the few threads that all tasks share.
        Thread.detachNewThread { [self] in
            _ = write(rest, patience: -1, isFrame: true)
            state.withLock { $0.isWriting = false }
            written()
        }
    }

    /// Writes the bytes that take over a terminal.
    func enter(_ bytes: [UInt8]) {
        state.withLock { $0.isHeld = false }
        _ = write(bytes[...], patience: Self.patience, isFrame: false)
    }

    /// Abandons the pending frame, and writes the bytes that restore a terminal.
    func leave(_ bytes: [UInt8]) {
        state.withLock { $0.isHeld = true }
        // Bytes that the terminal has not accepted yet would block its restoration.
        if !waits(Self.patience) { tcflush(descriptor, TCOFLUSH) }
        _ = write(bytes[...], patience: Self.patience, isFrame: false)
    }

    /// Writes bytes while the terminal accepts some within `patience` milliseconds; -1 waits
    /// indefinitely.
    ///
    /// - Returns: The bytes that were not accepted; empty for an abandoned frame.
    private func write(
        _ bytes: ArraySlice<UInt8>,
        patience: Int32,
        isFrame: Bool
    ) -> ArraySlice<UInt8> {
        var rest = bytes
        while !rest.isEmpty, waits(patience) {
            let count =
                isFrame
                ? state.withLock { state in
                    // A held frame may lose bytes: it is drawn completely afterwards.
                    state.isHeld ? rest.count : CrashGuard.unlessCrashing { writeSome(rest) }
                } : writeSome(rest)
            if count < 0 { return [] }
            rest = rest.dropFirst(count)
        }
        return rest
    }

    /// True if the terminal accepts bytes within `milliseconds`; -1 waits indefinitely.
    private func waits(_ milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        while true {
            let ready = poll(&request, 1, milliseconds)
            if ready >= 0 || errno != EINTR { return ready > 0 }
        }
    }

    /// - Returns: The number of written bytes; -1 if the terminal is gone.
    private func writeSome(_ bytes: ArraySlice<UInt8>) -> Int {
        let count = bytes.prefix(Self.atOnce).withUnsafeBytes {
            Foundation.write(descriptor, $0.baseAddress, $0.count)
        }
        return count < 0 && (errno == EINTR || errno == EAGAIN) ? 0 : count
    }
}
