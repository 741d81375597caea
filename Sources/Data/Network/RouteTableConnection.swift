#if os(Linux)
package import Foundation
import MomentumDomain

/// The device's network according to the kernel's tables of routes, on Linux.
///
/// The device is connected when a route leads out of it by an interface that is up. Without such
/// tables it counts as connected, because requests themselves then show a missing network.
package struct RouteTableConnection: ConnectionSource {
    /// The flag `RTF_UP` of `linux/route.h`.
    private static let isUp: UInt32 = 1

    private let folder: URL
    private let interval: Duration
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - folder: The folder of the tables `route` and `ipv6_route`.
    ///   - interval: The time between two readings, while somebody listens.
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
                // Link-local and multicast addresses lead no further than the cable.
                row.count > 9 && row[9] != "lo" && Self.isUp(row[8])
                    && !row[0].hasPrefix("fe8") && !row[0].hasPrefix("ff")
            }
    }

    private static func isUp(_ flags: Substring) -> Bool {
        (UInt32(flags, radix: 16) ?? 0) & isUp != 0
    }

    private func rows(of table: String) -> [[Substring]]? {
        // Foundation's reading of a whole file leaks 4 KiB for each empty file, such as the table
        // of a device without IPv6. This table is read every few seconds.
        guard let file = try? FileHandle(forReadingFrom: folder.appending(path: table)),
            let bytes = try? file.readToEnd() ?? Data()
        else { return nil }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
            $0.split(whereSeparator: \.isWhitespace)
        }
    }
}
#endif
