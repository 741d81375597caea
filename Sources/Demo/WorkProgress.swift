import MomentumCommandLine
import MomentumDomain
import MomentumSiteRotationDomain
import Synchronization

/// Shows the progress of the suite's long work, stage by stage (CL-5).
final class WorkProgress: Sendable {
    private let console: Console
    private let elapsed = ContinuousClock().stopwatch()
    private let shown = Mutex<(stage: LongWork.Stage, reporter: ProgressReporter)?>(nil)

    init(_ console: Console) {
        self.console = console
    }

    static func show<Result>(
        on console: Console,
        isolation: isolated (any Actor)? = #isolation,
        _ work: () async throws -> Result
    ) async rethrows -> Result {
        let progress = WorkProgress(console)
        defer { console.showProgress(nil) }
        return try await LongWork.reporting(to: progress.update, work)
    }

    private func update(_ progress: LongWork.Progress) {
        let reporter = shown.withLock { shown in
            if let shown, shown.stage == progress.stage { return shown.reporter }
            let reporter = console.progress(
                Self.label(progress.stage),
                unit: "rows",
                total: progress.total,
                // People wait for the whole work, not for one of its stages.
                delay: max(.zero, ProgressReporter.delay - elapsed())
            )
            shown = (progress.stage, reporter)
            return reporter
        }
        reporter.update(progress.completed)
    }

    private static func label(_ stage: LongWork.Stage) -> String {
        switch stage {
        case .reading: "Reading"
        case .checking: "Checking"
        case .merging: "Merging"
        case .saving: "Saving"
        case .writing: "Exporting"
        }
    }
}
