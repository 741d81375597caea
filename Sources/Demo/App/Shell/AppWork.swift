/// The tasks of the application: loads, actions, and what goes on while a screen is shown.
@MainActor
final class AppWork {
    private var pages: [AppPlace: [Task<Void, Never>]] = [:]
    private var actions: [Int: Task<Void, Never>] = [:]
    private var count = 0

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

    /// Runs an action to its end, whatever is shown meanwhile.
    func start(_ body: @escaping @MainActor () async -> Void) {
        count += 1
        let number = count
        actions[number] = Task { [weak self] in
            await body()
            self?.actions[number] = nil
        }
    }

    /// Waits for the actions that run.
    func settle() async {
        while let task = actions.first?.value { await task.value }
    }

    func cancel() {
        keep([])
        for task in actions.values { task.cancel() }
    }
}

/// The place of a screen: a section and a route in it.
struct AppPlace: Hashable, Sendable {
    let section: AppSection
    let route: AppRoute
}
