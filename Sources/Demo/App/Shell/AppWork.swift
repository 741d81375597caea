import MomentumDomain

/// The tasks of the application: loads, actions, and what goes on while a screen is shown.
@MainActor
final class AppWork {
    /// The time that actions have to end after the application has.
    static let grace = Duration.seconds(2)

    private struct Action {
        let name: String
        let task: Task<Void, Never>
    }

    private let clock: any Clock<Duration>
    /// Turns while something is loaded or done; `nil` with reduced motion.
    let spinner: AppSpinner?
    private let ended = Broadcast<Void>()
    private var pages: [AppPlace: [Task<Void, Never>]] = [:]
    private var loads: [Int: Task<Void, Never>] = [:]
    private var actions: [Int: Action] = [:]
    private var count = 0

    /// Work whose last actions have the time that `clock` measures.
    init(clock: any Clock<Duration> = ContinuousClock(), spinner: AppSpinner? = nil) {
        self.clock = clock
        self.spinner = spinner
    }

    /// Runs as long as the screen of a place is shown.
    func start(at place: AppPlace, _ body: @escaping @MainActor () async -> Void) {
        pages[place, default: []].append(Task { await body() })
    }

    /// Ends what runs for screens that are gone.
    func keep(_ shown: Set<AppPlace>) {
        for (place, tasks) in pages where !shown.contains(place) {
            for task in tasks { task.cancel() }
            pages[place] = nil
        }
    }

    /// Loads something, whatever is shown meanwhile, until the application ends.
    func load(_ body: @escaping @MainActor () async -> Void) {
        count += 1
        let number = count
        spinner?.begin()
        loads[number] = Task { [weak self] in
            await body()
            self?.loads[number] = nil
            self?.spinner?.end()
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

    /// True while an action runs.
    var isActing: Bool { !actions.isEmpty }

    /// Waits for the loads and actions that run.
    func settle() async {
        while let task = loads.first?.value ?? actions.first?.value.task { await task.value }
    }

    /// Ends what writes nothing: loads, and the work of screens.
    func endLoads() {
        keep([])
        for task in loads.values { task.cancel() }
    }

    /// Waits for the actions that run, and cancels those that need longer than ``grace``.
    ///
    /// - Returns: The names of the actions that were cancelled.
    func finish() async -> [String] {
        // A run that is cancelled by a signal waits for its actions, too.
        await Task {
            if await hasSettled() { return [] }
            let late = actions.values
            for action in late { action.task.cancel() }
            _ = await hasSettled()
            return late.map(\.name).sorted()
        }.value
    }

    /// Waits for the actions that run.
    ///
    /// - Returns: False if they need longer than ``grace``.
    private func hasSettled() async -> Bool {
        var news = ended.values().makeAsyncIterator()
        var isLate = false
        let alarm = Task {
            try? await clock.sleep(for: Self.grace)
            isLate = true
            ended.send(())
        }
        defer { alarm.cancel() }
        while !actions.isEmpty, !isLate { await news.next() }
        return actions.isEmpty
    }
}

/// The place of a screen: a section and a route in it.
struct AppPlace: Hashable, Sendable {
    let section: AppSection
    let route: AppRoute
}
