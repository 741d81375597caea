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
    /// The phone's channel of states.
    let states: WatchValve
    /// The folder between them: the watch's queue and the phone's state.
    private let link: URL?
    /// The link if nothing is stored.
    private let memory = InMemoryWatchLink()

    init(_ context: CommandContext) {
        dataDirectory = context.recordsDirectory
        log = ConsoleWatchLog(console: context.console)
        link = dataDirectory?.appending(path: "watch-link", directoryHint: .isDirectory)
        states = WatchValve(
            link.map { FileWatchStateLink(folder: $0, clock: ContinuousClock()) } ?? memory.phone
        )
    }

    /// The phone's side, which pushes its states over `states`.
    func phone(states: any WatchStateSender) -> WatchHostAssembly {
        let queue: any WatchCommandReceiver =
            link.map { FileWatchCommandReceiver(folder: $0, clock: ContinuousClock()) }
            ?? memory.phone
        return WatchHostAssembly(
            channel: WatchChannel(queue: queue, states: states),
            keeping: keeping("phone")
        )
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

    /// The records that the device of this name keeps.
    private func keeping(_ device: String) -> WatchKeeping {
        let file = dataDirectory?.appending(path: "\(device)/state.json")
        return WatchKeeping(
            store: file.map { FileWatchStateStore(file: $0) } ?? InMemoryWatchStateStore(),
            timelines: SilentTimelineReloader(),
            log: log
        )
    }
}
