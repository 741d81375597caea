import Foundation
import Synchronization

/// The addresses that a server did not know a moment ago, which need no further request.
final class UnknownAddresses: Sendable {
    private static let capacity = 64
    /// After this time in seconds the server is asked again, because its map may have grown.
    private static let lifetime: TimeInterval = 300

    /// The addresses with the dates of their answers, oldest first.
    private let entries = Mutex<[(address: String, date: Date)]>([])

    func contains(_ address: String, at now: Date) -> Bool {
        entries.withLock { entries in
            // A date in the future is from before the clock was set back.
            entries.removeAll { !(0..<Self.lifetime ~= now.timeIntervalSince($0.date)) }
            return entries.contains { $0.address == address }
        }
    }

    func insert(_ address: String, at now: Date) {
        entries.withLock { entries in
            entries.removeAll { $0.address == address }
            entries.append((address, now))
            if entries.count > Self.capacity { entries.removeFirst() }
        }
    }
}
