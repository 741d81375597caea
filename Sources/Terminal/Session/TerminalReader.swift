import Foundation

/// Reads a terminal until it is stopped.
struct TerminalReader {
    /// The milliseconds after which an escape byte is the key, and not the start of a sequence.
    private static let pause: Int32 = 40

    /// Closing this end stops the thread.
    private let end: Int32

    /// Starts to send bytes as they arrive.
    ///
    /// - Returns: `nil` if the system has no more descriptors; the events have then ended.
    init?(_ descriptor: Int32, _ events: TerminalEvents) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            events.end()
            return nil
        }
        let reading = ends[0]
        end = ends[1]
        // A separate thread, because it waits for the user. A task would occupy one of the few
        // threads that all tasks share, and polling would be late.
        Thread.detachNewThread {
            Self.read(descriptor, until: reading, events)
            close(reading)
            events.end()
        }
    }

    func stop() {
        close(end)
    }

    private static func read(_ descriptor: Int32, until end: Int32, _ events: TerminalEvents) {
        var isPausing = false
        while true {
            var waits = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: end, events: Int16(POLLIN), revents: 0),
            ]
            let ready = poll(&waits, nfds_t(waits.count), isPausing ? pause : -1)
            if ready < 0, errno != EINTR { return }
            guard waits[1].revents == 0 else { return }
            if ready == 0, isPausing {
                isPausing = false
                events.send(.pause)
            }
            guard ready > 0, waits[0].revents != 0 else { continue }
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = bytes.withUnsafeMutableBytes {
                Foundation.read(descriptor, $0.baseAddress, $0.count)
            }
            if count > 0 {
                isPausing = bytes[count - 1] == 0x1B
                events.send(.input(Array(bytes[..<count])))
            } else if count == 0 || errno != EINTR {
                return
            }
        }
    }
}
