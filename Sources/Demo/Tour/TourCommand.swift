import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumTerminal

/// `momentum` alone: each feature works on real input, offline (AK-22, CL-1).
enum TourCommand {
    static let keep = Option.flag("keep", "Keep the folder of the tour, and say where it is.")

    struct Document: Encodable, Sendable {
        let chapters: [TourLog.Chapter]
        /// The folder of the tour; `null` if it was removed.
        @Nullable var folder: String?
    }

    static let action: Command.Action = { call, context in
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "momentum-tour-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            if !call[keep] { try? FileManager.default.removeItem(at: folder) }
        }
        let root = try CompositionRoot(.init(context: context.on(folder)))
        let log = TourLog(console: context.console)
        do {
            try await SitesTour(root: root, folder: folder, log: log, now: context.dates.now).run()
            try await SyncTour(context: context, folder: folder, log: log).run()
            try await SuggestionsTour(context: context, folder: folder, log: log).run()
            try await SchedulingTour(root: root, context: context, folder: folder, log: log).run()
        } catch let failure as TourFailure {
            // A cancelled screen is not in the state that the tour expects.
            try Task.checkCancellation()
            throw failure
        }

        let ending: TerminalText =
            call[keep] ? "\nKept in \(folder.path).\n" : "\nNothing of this was kept.\n"
        return CommandResult(
            Document(chapters: log.chapters, folder: call[keep] ? folder.path : nil),
            text: ending
        )
    }
}
