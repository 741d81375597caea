import MomentumDomain
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal
import Observation

/// A phone and a watch next to each other, with a link between them that can be cut.
@MainActor
@Observable
final class WatchPair {
    /// True while requests reach the phone.
    private(set) var isLinked = true
    /// True while the simulated link drops the phone's answers.
    private(set) var losesAnswers = false
    /// True while the wrist is up, so that the watch receives states.
    private(set) var isWristUp = true
    /// The timeline on a lowered watch.
    private(set) var face: SiteTimelineAdapter?

    private let watch: WatchBuilder
    private let host: any WatchHostProtocol
    private let valve: WatchValve
    @ObservationIgnored private var serving: Task<Void, Never>?
    @ObservationIgnored private var listening: Task<Void, Never>?
    @ObservationIgnored private var isShown = false

    /// `host` is the phone's side, whose states go through `valve`.
    init(watch: WatchBuilder, host: any WatchHostProtocol, valve: WatchValve) {
        self.watch = watch
        self.host = host
        self.valve = valve
    }

    /// Runs both devices until the task is cancelled.
    func stay() async {
        isShown = true
        runDevices()
        await PageState.untilCancelled()
        isShown = false
        runDevices()
    }

    /// Cuts the link, or restores it; the phone then performs the waiting commands.
    func turnLink() {
        isLinked.toggle()
        runDevices()
    }

    /// Drops the phone's answers, or delivers them again, starting with the newest state.
    func turnAnswers() async {
        losesAnswers.toggle()
        valve.shut(losesAnswers)
        if !losesAnswers, isLinked { await host.push() }
    }

    /// Lowers the wrist, or raises it.
    func turnWrist() async {
        isWristUp.toggle()
        runDevices()
        guard !isWristUp else { return }
        let entry = try? await watch.timeline.execute().entries.first
        face = entry.map { SiteTimelineAdapter($0, display: watch.display) }
    }

    /// Starts and stops the devices according to the state.
    private func runDevices() {
        let host = host
        let client = watch.client
        serving = Self.task(serving, isWanted: isShown && isLinked) { await host.run() }
        listening = Self.task(listening, isWanted: isShown && isWristUp) { await client.run() }
    }

    private static func task(
        _ task: Task<Void, Never>?,
        isWanted: Bool,
        _ body: @escaping @Sendable () async -> Void
    ) -> Task<Void, Never>? {
        guard isWanted else {
            task?.cancel()
            return nil
        }
        return task ?? Task { await body() }
    }
}

/// The keys and the line about the link, for every screen of the watch.
extension WatchPair {
    var actions: [PageAction] {
        [
            PageAction(
                "w",
                isWristUp ? "wrist down" : "wrist up",
                "Lower the watch, or look at it again."
            ) { [self] in
                await turnWrist()
                return .said(isWristUp ? "The wrist is up." : "The wrist is down.")
            },
            PageAction(
                "l",
                isLinked ? "cut the link" : "join the link",
                "Cut the link between phone and watch, or join it again."
            ) { [self] in
                turnLink()
                return .said(isLinked ? "The link is there." : "The link is cut.")
            },
            PageAction(
                "t",
                losesAnswers ? "let answers through" : "take the answer away",
                "Lose what the phone answers, or let it through again."
            ) { [self] in
                await turnAnswers()
                return .said(losesAnswers ? "Answers are lost." : "Answers come through.")
            },
        ]
    }
}
