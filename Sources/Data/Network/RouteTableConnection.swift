#if os(Linux)
package import Foundation
import MomentumDomain

/// The device's network, from the kernel's routing tables on Linux.
///
/// The device is connected if a route leaves it by an interface that is up. Without such tables it
/// counts as connected: the requests themselves then reveal a missing network.
package struct RouteTableConnection: ConnectionSource {
    /// The flag `RTF_UP` of `linux/route.h`.
    private static let isUp: UInt32 = 1

    private let folder: URL
    private let interval: Duration
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - folder: The folder of the files `route` and `ipv6_route`.
    ///   - interval: The time between two readings while a listener waits.
    ///   - clock: The clock that measures the interval.
    package init(
        folder: URL = URL(filePath: "/proc/net"),
        interval: Duration = .seconds(5),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.folder = folder
        self.interval = interval
        self.clock = clock
    }

    package func changes() -> AsyncStream<Bool> {
        Broadcast.values { send in
            var last: Bool?
            repeat {
                let isConnected = isConnected()
                if isConnected != last { send(isConnected) }
                last = isConnected
            } while (try? await clock.sleep(for: interval)) != nil
        }
    }

    private func isConnected() -> Bool {
        let (old, new) = (rows(of: "route"), rows(of: "ipv6_route"))
        guard old != nil || new != nil else { return true }
        return (old ?? []).contains { row in
            row.count > 3 && row[0] != "lo" && Self.isUp(row[3])
        }
            || (new ?? []).contains { row in
                // Link-local and multicast addresses reach no further than the local link.
                row.count > 9 && row[9] != "lo" && Self.isUp(row[8])
                    && !row[0].hasPrefix("fe8") && !row[0].hasPrefix("ff")
            }
    }

    private static func isUp(_ flags: Substring) -> Bool {
        (UInt32(flags, radix: 16) ?? 0) & isUp != 0
    }

    private func rows(of table: String) -> [[Substring]]? {
        // Foundation leaks 4 KiB for each empty file it reads as a whole, such as this table
        // without IPv6. The table is read every few seconds.
        guard let file = try? FileHandle(forReadingFrom: folder.appending(path: table)),
            let bytes = try? file.readToEnd() ?? Data()
        else { return nil }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
            $0.split(whereSeparator: \.isWhitespace)
        }
    }
}
#endif
