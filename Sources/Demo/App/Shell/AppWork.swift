import MomentumDomain

/// The tasks of the application: loads, actions, and the work of visible screens.
@MainActor
final class AppWork {
    /// The time that actions get to end after the application has ended.
    static let grace = Duration.seconds(2)
    /// The time that a screen printed line by line waits for an action.
    static let patience = Duration.seconds(5)

    private struct Action {
        let name: String
        let task: Task<Void, Never>
    }

    private let clock: any Clock<Duration>
    /// The indicator that turns during loads and actions; `nil` with reduced motion.
    let spinner: AppSpinner?
    private let ended = Broadcast<Void>()
    private var pages: [AppPlace: [Task<Void, Never>]] = [:]
    private var loads: [Int: Task<Void, Never>] = [:]
    private var actions: [Int: Action] = [:]
    private var count = 0

    /// Creates the work; `clock` measures the grace time of the last actions.
    init(clock: any Clock<Duration> = ContinuousClock(), spinner: AppSpinner? = nil) {
        self.clock = clock
        self.spinner = spinner
    }

    /// Runs work while the screen of a place is shown.
    func start(at place: AppPlace, _ body: @escaping @MainActor () async -> Void) {
        pages[place, default: []].append(Task { await body() })
    }

    /// Ends the work of screens that are gone.
    func endAll(except shown: Set<AppPlace>) {
        for (place, tasks) in pages where !shown.contains(place) {
            for task in tasks { task.cancel() }
            pages[place] = nil
        }
    }

    /// Loads until the application ends, even if other screens are shown meanwhile.
    func load(_ body: @escaping @MainActor () async -> Void) {
        count += 1
        let number = count
        spinner?.begin()
        loads[number] = Task { [weak self] in
            await body()
            self?.loads[number] = nil
            self?.spinner?.end()
            self?.ended.send(())
        }
    }

    /// Runs an action to its end, even after the application has ended: it may write records.
    func act(_ name: String, _ body: @escaping @MainActor () async -> Void) {
        count += 1
        let number = count
        spinner?.begin()
        let task = Task { [weak self] in
            await body()
            self?.actions[number] = nil
            self?.spinner?.end()
            self?.ended.send(())
        }
        actions[number] = Action(name: name, task: task)
    }

    /// Waits for the running loads and actions.
    func settle() async {
        while let task = loads.first?.value ?? actions.first?.value.task { await task.value }
    }

    /// True while an action runs.
    var isActing: Bool { !actions.isEmpty }

    /// Waits for the running loads, and up to ``patience`` for the actions.
    ///
    /// An action may itself wait, for example for the answer to a sign-in: the wait then ends as
    /// soon as `isAsked`. A cancellation also ends it.
    ///
    /// - Parameter isAsked: True while the screen waits for an answer; a function of observed
    ///   properties.
    func settle(unless isAsked: @escaping () -> Bool) async {
        guard !(loads.isEmpty && actions.isEmpty) else { return }
        var news = ended.values().makeAsyncIterator()
        var isLate = false
        let alarm = alarm(after: Self.patience) { isLate = true }
        let watch = Task { await PageState.follow(isAsked) { if $0 { ended.send(()) } } }
        defer {
            alarm.cancel()
            watch.cancel()
        }
        while !loads.isEmpty || !(actions.isEmpty || isLate || isAsked()) {
            guard await news.next() != nil else { return }
        }
    }

    /// Ends loads and the work of screens, which write nothing.
    func endLoads() {
        endAll(except: [])
        for task in loads.values { task.cancel() }
    }

    /// Waits for the running actions, and cancels those that need longer than ``grace``.
    ///
    /// - Returns: The names of the cancelled actions.
    func finish() async -> [String] {
        // A run that a signal cancels also waits for its actions.
        await Task {
            if await hasSettled() { return [] }
            let late = actions.values
            for action in late { action.task.cancel() }
            _ = await hasSettled()
            return late.map(\.name).sorted()
        }.value
    }

    /// Waits for the running actions.
    ///
    /// - Returns: False if they need longer than ``grace``.
    private func hasSettled() async -> Bool {
        var news = ended.values().makeAsyncIterator()
        var isLate = false
        let alarm = alarm(after: Self.grace) { isLate = true }
        defer { alarm.cancel() }
        while !actions.isEmpty, !isLate { await news.next() }
        return actions.isEmpty
    }

    private func alarm(
        after time: Duration,
        _ ring: @escaping @MainActor () -> Void
    ) -> Task<Void, Never> {
        Task {
            try? await clock.sleep(for: time)
            ring()
            ended.send(())
        }
    }
}

/// The place of a screen: a section and a route in it.
struct AppPlace: Hashable, Sendable {
    let section: AppSection
    let route: AppRoute
}
