import Foundation
import MomentumCommandLine
import MomentumSiteRotationDI
import MomentumSiteRotationData
import MomentumSiteRotationDomain

/// The phone and watch on one machine: the files of each, and the folder between them.
struct WatchPlaces {
    /// The folder of the records, which contains both devices; `nil` if nothing is kept.
    let dataDirectory: URL?
    let log: ConsoleWatchLog
    /// The link if nothing is stored.
    private let memory = InMemoryWatchLink()

    init(_ context: CommandContext) {
        dataDirectory = context.recordsDirectory
        log = ConsoleWatchLog(console: context.console)
    }

    /// The phone's channel of states.
    var states: any WatchStateSender {
        link.map { FileWatchStateLink(folder: $0, clock: ContinuousClock()) }
            ?? memory.phone
    }

    /// The phone's side, which pushes its states over `states`.
    func phone(states: any WatchStateSender) -> WatchHostAssembly {
        WatchHostAssembly(channel: phoneChannel(states: states), keeping: keeping("phone"))
    }

    /// The phone's ends of the link, with its states over `states`.
    func phoneChannel(states: any WatchStateSender) -> WatchHost.Channel {
        let queue: any WatchCommandReceiver =
            link.map { FileWatchCommandReceiver(folder: $0, clock: ContinuousClock()) }
            ?? memory.phone
        return WatchChannel(queue: queue, states: states)
    }

    /// The watch, which has no records (SR-123).
    var watch: WatchAssembly {
        guard let link else {
            let watch = memory.watch
            return WatchAssembly(
                channel: WatchChannel(queue: watch, states: watch),
                keeping: keeping("watch"),
                texts: SiteTexts(words: .current)
            )
        }
        return WatchAssembly(
            channel: WatchChannel(
                queue: FileWatchCommandQueue(folder: link),
                states: FileWatchStateLink(folder: link, clock: ContinuousClock())
            ),
            keeping: keeping("watch"),
            texts: SiteTexts(words: .current)
        )
    }

    /// The folder between them: the watch's queue and the phone's state.
    private var link: URL? {
        dataDirectory?.appending(path: "watch-link", directoryHint: .isDirectory)
    }

    /// The records that the device of this name keeps.
    func keeping(_ device: String) -> WatchKeeping {
        let file = dataDirectory?.appending(path: "\(device)/state.json")
        return WatchKeeping(
            store: file.map { FileWatchStateStore(file: $0) } ?? InMemoryWatchStateStore(),
            timelines: SilentTimelineReloader(),
            log: log
        )
    }
}
