import Observation

/// The indicator of long work (TA-5): it appears after 300 ms of loading, and takes four steps a
/// second.
@MainActor
@Observable
final class AppSpinner {
    private static let patience = Duration.milliseconds(300)
    private static let pace = Duration.milliseconds(250)
    private static let signs = ["|", "/", "-", "\\"]

    /// The character of the current step; empty while no work takes long.
    private(set) var sign = ""
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private var running = 0
    @ObservationIgnored private var turning: Task<Void, Never>?

    init(clock: any Clock<Duration> = ContinuousClock()) {
        self.clock = clock
    }

    func begin() {
        running += 1
        guard running == 1 else { return }
        turning = Task { [weak self, clock] in
            var (pause, step) = (Self.patience, 0)
            while (try? await clock.sleep(for: pause)) != nil, !Task.isCancelled {
                self?.sign = Self.signs[step % Self.signs.count]
                (pause, step) = (Self.pace, step + 1)
            }
        }
    }

    func end() {
        running -= 1
        guard running == 0 else { return }
        turning?.cancel()
        turning = nil
        if !sign.isEmpty { sign = "" }
    }
}
