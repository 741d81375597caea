import Foundation
import Synchronization

/// The output of a terminal, which may be slow to take bytes.
///
/// A frame is written by a thread of its own, so that keys are answered meanwhile. While it is
/// written there is no other one: a slow terminal gets the newest frame and not all of them.
package final class TerminalOutput: Sendable {
    private struct State {
        /// True while a thread waits with the rest of a frame.
        var isWriting = false
        /// True while the terminal belongs to others, so that no frame may go on.
        var isHeld = false
    }

    /// The milliseconds that the last bytes may take before the program goes without them.
    private static let patience: Int32 = 1000
    /// The bytes that a terminal which is ready takes without blocking.
    private static let atOnce = 512

    let descriptor: Int32
    private let state = Mutex(State())

    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// True while earlier bytes are on their way.
    var isBusy: Bool { state.withLock(\.isWriting) }

    /// Writes a frame, and calls `written` once the terminal has taken what it was slow with.
    ///
    /// Bytes that the terminal takes at once are written here and now.
    func write(_ bytes: [UInt8], _ written: @escaping @Sendable () -> Void) {
        let rest = write(bytes[...], patience: 0, isFrame: true)
        guard !rest.isEmpty else { return }
        state.withLock { $0.isWriting = true }
        // A thread of its own, because it waits as long as the terminal does. A task that waited
        // would take one of the few threads that all tasks share.
        Thread.detachNewThread { [self] in
            _ = write(rest, patience: -1, isFrame: true)
            state.withLock { $0.isWriting = false }
            written()
        }
    }

    /// Writes the bytes that take a terminal over.
    func enter(_ bytes: [UInt8]) {
        state.withLock { $0.isHeld = false }
        _ = write(bytes[...], patience: Self.patience, isFrame: false)
    }

    /// Gives up the frame on its way, and writes the bytes that give a terminal back.
    func leave(_ bytes: [UInt8]) {
        state.withLock { $0.isHeld = true }
        // Bytes that the terminal has not taken yet would keep it from being given back.
        if !waits(Self.patience) { tcflush(descriptor, TCOFLUSH) }
        _ = write(bytes[...], patience: Self.patience, isFrame: false)
    }

    /// Writes bytes while the terminal takes some within `patience` milliseconds; -1 for any time.
    ///
    /// - Returns: The bytes that it did not take; none of a frame that is given up.
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
                    // Nobody misses what a held frame has lost: it is drawn whole afterwards.
                    state.isHeld ? rest.count : CrashGuard.unlessCrashing { writeSome(rest) }
                } : writeSome(rest)
            if count < 0 { return [] }
            rest = rest.dropFirst(count)
        }
        return rest
    }

    /// True when the terminal takes bytes within some milliseconds; -1 for any time.
    private func waits(_ milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        while true {
            let ready = poll(&request, 1, milliseconds)
            if ready >= 0 || errno != EINTR { return ready > 0 }
        }
    }

    /// - Returns: The bytes written; -1 for a terminal that is gone.
    private func writeSome(_ bytes: ArraySlice<UInt8>) -> Int {
        let count = bytes.prefix(Self.atOnce).withUnsafeBytes {
            Foundation.write(descriptor, $0.baseAddress, $0.count)
        }
        return count < 0 && (errno == EINTR || errno == EAGAIN) ? 0 : count
    }
}
