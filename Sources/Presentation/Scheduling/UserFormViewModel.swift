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
    /// The values of the fields; those of the user once it is loaded.
    public private(set) var draft: UserDraft

    private var left: Set<Field> = []

    private let form: FormWork<SchedulingUser>
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
        form = FormWork(
            isNew: id == nil,
            feed: feed,
            list: \.users,
            isSame: { UserDraft($0) == UserDraft($1) },
            words: words
        )
    }

    public var state: FormState<SchedulingUser> { form.state }

    /// True if ``save()`` sends a request.
    public var canSave: Bool { state.isEditable && problems.isEmpty && isChanged }

    /// The problems of fields that were left, or all of them once saving was tried.
    public var shownProblems: [SchedulingProblem] {
        problems.filter { form.wasTried || left.contains($0 == .invalidDay ? .startDate : .name) }
    }

    /// True if the start date is after today, which is allowed.
    public var isStartInFuture: Bool {
        UserRules(original: form.original).isInFuture(draft, today: today)
    }

    /// Sentences about permitted but unusual values.
    public var remarks: [String] {
        isStartInFuture ? [words("The start date lies in the future.")] : []
    }

    /// A different version of the user that arrived meanwhile.
    public var newer: SchedulingUser? { form.newer }

    /// Loads the user; also works after a failure.
    ///
    /// A new user needs no load.
    ///
    /// Ignored once the user is loaded, so that no typing is lost; concurrent calls share the load.
    public func load() async {
        guard let id else { return }
        let user = await form.load(id, of: .person) { [feed] in
            await feed.load(user: id, isEditing: true)
        }
        if let user { draft = UserDraft(user) }
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
        guard let (_, newer) = form.takeNewer() else { return }
        edit { $0 = UserDraft(newer) }
    }

    /// Saves; ignored while a save is running.
    public func save() async {
        await form.save(if: canSave) { [self] in await store() }
    }

    /// Ends running work because the form has closed.
    ///
    /// A running save is cancelled, and the lists will reload, because it may have been stored.
    public func close() { form.close() }

    private var problems: [SchedulingProblem] {
        UserRules(original: form.original).problems(of: draft)
    }

    private var isChanged: Bool {
        form.original.map { UserDraft($0) != draft.trimmed && UserDraft($0) != draft } ?? true
    }

    private func leave() {
        let own = id.map(SchedulingRoute.editUser) ?? .newUser
        router.leave { $0 == own }
    }

    private func store() async {
        // Another user's changes to fields that were not edited here are kept.
        if let (original, newer) = form.takeNewer() {
            draft = draft.taking(UserDraft(newer), since: UserDraft(original))
        }
        do throws(SchedulingError) {
            let user: SchedulingUser
            if let original = form.original {
                user = try await update.execute(original, draft)
            } else {
                user = try await create.execute(draft)
            }
            feed.show(user)
            form.finish(user)
            // A form that was closed while saving must not close the next one.
            if !Task.isCancelled { leave() }
        } catch {
            if error.leavesOutcomeOpen { feed.markForReloading() }
            form.fail(error)
        }
    }
}
