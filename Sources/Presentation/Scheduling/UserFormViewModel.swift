public import Foundation
public import MomentumDomain
public import MomentumPresentation
public import MomentumSchedulingDomain
public import Observation

/// The form of a new or an existing user.
@MainActor
@Observable
public final class UserFormViewModel {
    public enum Field: Hashable, Sendable {
        case name
        case startDate
    }

    /// The user to edit; `nil` for a new one.
    public let id: SchedulingUser.ID?
    public private(set) var state: FormState<SchedulingUser>
    /// The values of the fields; those of the user once it is loaded.
    public private(set) var draft: UserDraft

    /// The user as loaded, for comparison; `nil` for a new one.
    private var original: SchedulingUser?
    private var left: Set<Field> = []
    private var wasTried = false
    @ObservationIgnored private var saving: Task<Void, Never>?
    private let loads = ScreenWork()

    private let feed: PeopleFeed
    private let create: any CreateUserUseCaseProtocol
    private let update: any UpdateUserUseCaseProtocol
    private let today: CalendarDay?
    private let router: any RouterProtocol<SchedulingRoute>
    private let words: Words

    /// `id` is the user to edit, `nil` for a new one; `feed` also shows the saved user.
    ///
    /// The date `now` in `timeZone` is today. `router` closes the form once it has saved.
    public init(
        id: SchedulingUser.ID?,
        feed: PeopleFeed,
        create: any CreateUserUseCaseProtocol,
        update: any UpdateUserUseCaseProtocol,
        now: Date,
        timeZone: TimeZone,
        router: any RouterProtocol<SchedulingRoute>,
        words: Words = .english
    ) {
        self.id = id
        self.feed = feed
        self.create = create
        self.update = update
        self.router = router
        self.words = words
        today = CalendarDay(now, timeZone: timeZone)
        draft = UserDraft(newOn: today)
        state = id == nil ? .editing : .idle
    }

    /// True if ``save()`` sends a request.
    public var canSave: Bool { state.isEditable && problems.isEmpty && isChanged }

    /// The problems of fields that were left, or all of them once saving was tried.
    public var shownProblems: [SchedulingProblem] {
        problems.filter { wasTried || left.contains($0 == .invalidDay ? .startDate : .name) }
    }

    /// True if the start date is after today, which is allowed.
    public var isStartInFuture: Bool {
        UserRules(original: original).isInFuture(draft, today: today)
    }

    /// Sentences about permitted but unusual values.
    public var remarks: [String] {
        isStartInFuture ? [words("The start date lies in the future.")] : []
    }

    /// A different version of the user that arrived meanwhile.
    public var newer: SchedulingUser? {
        guard let original,
            let current = feed.users.value?.value.first(where: { $0.id == original.id })
        else { return nil }
        return current == original ? nil : current
    }

    /// Loads the user; also works after a failure.
    ///
    /// A new user needs no load.
    ///
    /// Ignored once the user is loaded, so that no typing is lost; concurrent calls share the load.
    public func load() async {
        guard let id else { return }
        switch state {
        case .idle, .unavailable: state = .loading
        case .loading: break
        case .editing, .saving, .saved, .failed: return
        }
        await loads.run { [feed] in await feed.load(user: id) }
        // Another caller may still be waiting.
        guard case .loading = state, !feed.users.isLoading else { return }
        guard let known = feed.users.value?.value else {
            return state = feed.users.failure.map { .unavailable($0) } ?? .idle
        }
        guard let user = known.first(where: { $0.id == id }) else {
            return state = .unavailable(
                ErrorMessage(SchedulingError.notFound(.person), words: words)
            )
        }
        original = user
        draft = UserDraft(user)
        state = .editing
    }

    /// Changes values; ignored before loading, and during and after saving.
    public func edit(_ change: (inout UserDraft) -> Void) {
        if state.isEditable { change(&draft) }
    }

    /// Records that the focus left a field, so that its problems appear.
    public func leave(_ field: Field) {
        left.insert(field)
    }

    /// Replaces the draft with the newer values.
    public func applyNewer() {
        guard let newer else { return }
        original = newer
        edit { $0 = UserDraft(newer) }
    }

    /// Saves; ignored while a save is running.
    public func save() async {
        guard state.isEditable else { return }
        wasTried = true
        guard canSave else { return }
        state = .saving
        let task = Task { await store() }
        saving = task
        await task.cancellableValue
    }

    /// Returns to the previous screen without saving.
    public func goBack() {
        close()
        leave()
    }

    /// Ends running work because the form has closed.
    ///
    /// A running save is cancelled, and the lists will reload, because it may have been stored.
    public func close() {
        loads.cancel()
        guard case .saving = state else { return }
        saving?.cancel()
        feed.markForReloading()
    }

    private var problems: [SchedulingProblem] {
        UserRules(original: original).problems(of: draft)
    }

    private var isChanged: Bool {
        original.map { UserDraft($0) != draft.trimmed && UserDraft($0) != draft } ?? true
    }

    private func leave() {
        let own = id.map(SchedulingRoute.editUser) ?? .newUser
        router.leave { $0 == own }
    }

    /// Takes over another user's changes to fields that were not edited here.
    private func mergeNewer() {
        guard let original, let newer else { return }
        draft = draft.taking(UserDraft(newer), since: UserDraft(original))
        self.original = newer
    }

    private func store() async {
        mergeNewer()
        do throws(SchedulingError) {
            let user: SchedulingUser
            if let original {
                user = try await update.execute(original, draft)
            } else {
                user = try await create.execute(draft)
            }
            feed.show(user)
            original = user
            state = .saved(user)
            leave()
        } catch {
            if error.leavesOutcomeOpen { feed.markForReloading() }
            state = error.isCancellation ? .editing : .failed(ErrorMessage(error, words: words))
        }
    }
}
