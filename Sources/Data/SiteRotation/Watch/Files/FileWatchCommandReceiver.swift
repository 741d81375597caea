public import Foundation
import MomentumData
import MomentumDomain
public import MomentumSiteRotationDomain
import Synchronization

/// The queue of a watch on the same machine, read from the watch's file.
///
/// Only the watch writes the file: it removes a command once it has seen the answer.
public final class FileWatchCommandReceiver: WatchCommandReceiver {
    private struct Seen {
        var finished: Set<SiteChangeCommand.ID> = []
        /// The unreadable payloads, each of which is reported once.
        var told: Set<[UInt8]> = []
    }

    private let folder: WatchFolder
    private let ticks: Ticks
    private let seen = Mutex(Seen())

    /// - Parameters:
    ///   - folder: The folder of the watch's ``FileWatchCommandQueue``, which may be missing.
    ///   - clock: The clock that ``signals()`` waits on between two polls.
    public init(folder: URL, clock: any Clock<Duration>) {
        self.folder = WatchFolder(folder)
        ticks = Ticks(clock: clock)
    }

    init(_ folder: WatchFolder, clock: any Clock<Duration>) {
        self.folder = folder
        ticks = Ticks(clock: clock)
    }

    public func waiting() async throws(WatchLinkError) -> [WatchArrival<SiteChangeCommand>] {
        let file: SiteCommandFile
        let bytes: [UInt8]
        do throws(RepositoryError) {
            guard let found = try folder.read(FileWatchCommandQueue.fileName) else { return [] }
            bytes = found
            file = try SiteCommandFile(reading: found)
        } catch {
            throw .repository(error)
        }
        return seen.withLock { seen in
            // A command that the watch has removed does not return.
            let present = Set(file.commands.map(\.id))
            seen.finished.formIntersection(present)
            var arrivals: [WatchArrival<SiteChangeCommand>] = []
            if file.isDamaged, seen.told.insert(bytes).inserted {
                arrivals.append(
                    .unreadable(FileWatchCommandQueue.damage(in: folder, isMended: false))
                )
            }
            var count = 0
            for (payload, arrival) in zip(file.payloads, file.arrivals) {
                switch arrival {
                case .payload(let command):
                    count += 1
                    guard count <= SiteCommandWindow.size else { return arrivals }
                    if !seen.finished.contains(command.id) { arrivals.append(arrival) }
                case .newerVersion, .unreadable:
                    if seen.told.insert(payload).inserted { arrivals.append(arrival) }
                }
            }
            return arrivals
        }
    }

    public func finish(_ ids: Set<SiteChangeCommand.ID>) async {
        seen.withLock { $0.finished.formUnion(ids) }
    }

    public func signals() -> AsyncStream<Void> { ticks.stream() }
}
