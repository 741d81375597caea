public import Foundation
import MomentumDomain
import MomentumPresentation
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

    public private(set) var state: FormState<SchedulingUser> = .editing
    public private(set) var draft: UserDraft

    /// The user as loaded, for comparison; `nil` for a new one.
    private var original: SchedulingUser?
    private var left: Set<Field> = []
    private var wasTried = false
    @ObservationIgnored private var saving: Task<Void, Never>?

    private let feed: PeopleFeed
    private let create: any CreateUserUseCaseProtocol
    private let update: any UpdateUserUseCaseProtocol
    private let today: CalendarDay?

    /// `user` is the one to edit, or `nil` for a new one; `feed` also shows the saved one.
    ///
    /// The date `now` in `timeZone` is today.
    public init(
        user: SchedulingUser?,
        feed: PeopleFeed,
        create: any CreateUserUseCaseProtocol,
        update: any UpdateUserUseCaseProtocol,
        now: Date,
        timeZone: TimeZone
    ) {
        original = user
        self.feed = feed
        self.create = create
        self.update = update
        today = CalendarDay(now, timeZone: timeZone)
        draft = user.map { UserDraft($0) } ?? UserDraft(newOn: today)
    }

    /// True if ``save()`` sends a request.
    public var canSave: Bool {
        if case .saving = state { return false }
        if case .saved = state { return false }
        return problems.isEmpty && isChanged
    }

    /// The problems of fields that were left, or of all once saving was tried.
    public var shownProblems: [SchedulingProblem] {
        problems.filter { wasTried || left.contains($0 == .invalidDay ? .startDate : .name) }
    }

    /// True if the start date is after today, which is allowed.
    public var isStartInFuture: Bool {
        UserRules(original: original).isInFuture(draft, today: today)
    }

    /// Permitted but unusual values, as sentences.
    public var remarks: [String] {
        isStartInFuture ? ["The start date lies in the future."] : []
    }

    /// A different version of the same user that arrived meanwhile.
    public var newer: SchedulingUser? {
        guard let original,
            let current = feed.users.value?.value.first(where: { $0.id == original.id })
        else { return nil }
        return current == original ? nil : current
    }

    /// Changes values; ignored while saving and afterwards.
    public func edit(_ change: (inout UserDraft) -> Void) {
        switch state {
        case .saving, .saved: return
        case .editing, .failed: change(&draft)
        }
    }

    /// Records that a field was left, so that its problems show.
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
        wasTried = true
        guard canSave else { return }
        state = .saving
        let task = Task { await store() }
        saving = task
        await task.cancellableValue
    }

    /// Leaves the form and cancels a save, after which the lists reload: it may have been stored.
    public func close() {
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

    private func store() async {
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
        } catch {
            if error.leavesOutcomeOpen { feed.markForReloading() }
            state = error.isCancellation ? .editing : .failed(ErrorMessage(error))
        }
    }
}
