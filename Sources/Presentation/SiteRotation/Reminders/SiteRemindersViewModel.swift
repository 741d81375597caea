public import Foundation
public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The reminders of the worn set: their times, their switches, and the snooze.
@MainActor
@Observable
public final class SiteRemindersViewModel {
    /// A change to save.
    public enum Change: Hashable, Sendable {
        case settings([SiteSettingsChange])
        case snooze(SiteSnooze)
    }

    /// The activity of the screen.
    public enum State: Hashable, Sendable {
        case idle
        case loading
        case showing
        case saving(Change)
        /// The reminders are loaded, but not all of them will be shown.
        case unscheduled(ErrorMessage)
        /// Nothing could be read; ``SiteRemindersViewModel/load()`` tries again.
        case failed(ErrorMessage)
        /// Nothing was saved; ``SiteRemindersViewModel/retry()`` retries the change.
        case unsaved(Change, ErrorMessage)
    }

    private enum Activity {
        case none
        case saving(Change)
        case failed(Change, ErrorMessage)
    }

    private let keeper: SiteReminderKeeper
    private let changes: SiteReminderChanges
    private let identifiers: any IdentifierSource
    private var activity: Activity = .none

    /// `keeper` has the reminders; `identifiers` provides the ids of the changes.
    public init(
        keeper: SiteReminderKeeper,
        changes: SiteReminderChanges,
        identifiers: any IdentifierSource
    ) {
        self.keeper = keeper
        self.changes = changes
        self.identifiers = identifiers
    }

    public var state: State {
        switch activity {
        case .saving(let change): return .saving(change)
        case .failed(let change, let message): return .unsaved(change, message)
        case .none: break
        }
        switch keeper.content {
        case .idle: return .idle
        case .failed(let message, _): return .failed(message)
        case .loading(nil): return .loading
        case .loading, .loaded:
            return keeper.failure.map { .unscheduled($0) } ?? .showing
        }
    }

    /// The worn set, its reminders and the settings; `nil` until they are loaded.
    public var content: SiteReminderKeeper.Content? { keeper.content.value }

    public var rows: [SiteReminderAdapter] { keeper.rows }

    /// The end of the snooze; `nil` if there is none, or it is over.
    ///
    /// - Parameter now: The current time.
    /// - Returns: A time after `now`.
    public func snoozedUntil(now: Date) -> Date? {
        content?.entry?.snoozedUntil.flatMap { $0 > now ? $0 : nil }
    }

    /// Reads the reminders and schedules them.
    public func load() async {
        await keeper.load()
    }

    /// Saves settings; ignored while saving.
    public func change(_ changes: [SiteSettingsChange]) async {
        guard !isSaving, !changes.isEmpty else { return }
        await save(.settings(changes))
    }

    /// Snoozes the reminders of the worn set; ignored while saving, and if no set is worn.
    ///
    /// - Parameter minutes: The minutes, within ``SiteSnooze/range``.
    public func snooze(minutes: Int) async {
        guard !isSaving, let entry = content?.entry else { return }
        await save(
            .snooze(SiteSnooze(id: identifiers.next(), entryID: entry.id, minutes: minutes))
        )
    }

    /// Retries the failed change under the same identity; ignored while saving.
    public func retry() async {
        guard case .failed(let change, _) = activity else { return }
        await save(change)
    }

    /// Abandons the failed change; ignored while saving.
    public func cancel() {
        if case .failed = activity { activity = .none }
    }

    /// The reminders as a calendar file, with the cancelled ones of the previous set.
    ///
    /// - Parameter wearer: The name before each summary, if several people have reminders.
    /// - Returns: The file.
    /// - Throws: The reason the records or settings are unreadable.
    public func calendarFile(
        of wearer: String? = nil
    ) async throws(RepositoryError) -> SiteReminderCalendar {
        await keeper.load()
        let events = try await changes.listing.execute()
        return SiteReminderCalendar(
            events,
            settings: content?.settings ?? SiteSettings(),
            display: keeper.display,
            wearer: wearer
        )
    }

    private var isSaving: Bool {
        if case .saving = activity { true } else { false }
    }

    private func save(_ change: Change) async {
        activity = .saving(change)
        do throws(SiteRotationError) {
            switch change {
            case .settings(let changes): try await save(changes)
            case .snooze(let snooze): try await self.changes.snoozing.execute(snooze)
            }
            activity = .none
        } catch {
            activity =
                error.isCancellation
                ? .none : .failed(change, ErrorMessage(error, words: keeper.display.words))
        }
    }

    private func save(_ changes: [SiteSettingsChange]) async throws(SiteRotationError) {
        do throws(RepositoryError) {
            try await self.changes.saving.execute(changes)
        } catch {
            throw .repository(error)
        }
    }
}
