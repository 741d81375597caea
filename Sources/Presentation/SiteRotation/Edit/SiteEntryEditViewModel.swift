public import Foundation
public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The correction of one entry, and its deletion.
@MainActor
@Observable
public final class SiteEntryEditViewModel {
    public enum State: Hashable, Sendable {
        case idle
        case loading
        /// The entry could not be read, or no longer exists.
        case unavailable(ErrorMessage)
        case editing(SiteEntryForm)
        case saving(SiteEntryForm)
        /// Nothing was written; ``SiteEntryEditViewModel/save()`` retries the edit.
        case failed(SiteEntryForm, ErrorMessage)
        case saved(EditedSiteEntry)
        /// Asks for a confirmation of the deletion, which is final.
        case confirmingDeletion(SiteEntryForm)
        case deleting(SiteEntryForm)
        /// The entry still exists; ``SiteEntryEditViewModel/delete()`` retries the deletion.
        case deletionFailed(SiteEntryForm, ErrorMessage)
        case deleted([SiteEntry])
    }

    public private(set) var state: State = .idle
    /// The fields of an entry that was deleted elsewhere during the editing, so that they can be
    /// copied.
    public private(set) var lostForm: SiteEntryForm?

    private let entryID: SiteEntry.ID
    private let records: Feed<SiteRecords>
    private let editEntry: any EditSiteEntryUseCaseProtocol
    private let deleteEntry: any DeleteSiteEntryUseCaseProtocol
    private let dates: any WallClock
    private let identifiers: any IdentifierSource
    private let words: Words
    private let router: any RouterProtocol<SiteRotationRoute>

    /// No time of an entry may be later than now by `dates`; `identifiers` provides the ids of the
    /// operations.
    ///
    /// The screen leaves `router` after the entry is deleted.
    public init(
        entryID: SiteEntry.ID,
        records: Feed<SiteRecords>,
        editEntry: any EditSiteEntryUseCaseProtocol,
        deleteEntry: any DeleteSiteEntryUseCaseProtocol,
        dates: any WallClock,
        identifiers: any IdentifierSource,
        router: any RouterProtocol<SiteRotationRoute>,
        words: Words = .english
    ) {
        self.entryID = entryID
        self.records = records
        self.editEntry = editEntry
        self.deleteEntry = deleteEntry
        self.dates = dates
        self.identifiers = identifiers
        self.words = words
        self.router = router
    }

    /// The fields; `nil` before the entry is read, and after it is saved or deleted.
    public var form: SiteEntryForm? {
        switch state {
        case .editing(let form), .saving(let form), .failed(let form, _),
            .confirmingDeletion(let form), .deleting(let form), .deletionFailed(let form, _):
            form
        case .idle, .loading, .unavailable, .saved, .deleted: nil
        }
    }

    /// The available locations, including disabled ones.
    public var locations: [SiteLocation] { records.state.value?.locations ?? [] }

    /// The available profiles, and that of the entry.
    public var profiles: [WearProfile] {
        guard let known = records.state.value else { return [] }
        let own = form?.entry.profileID
        return known.profiles.filter { profile in
            profile.id == own || profile.device == known.device && !profile.isArchived
        }
    }

    /// The reason the fields cannot be saved; `nil` if they can.
    public var problem: ErrorMessage? {
        guard let form, let records = records.state.value else { return nil }
        return form.edit.problem(editing: stored(form, in: records), in: records, at: dates.now)
            .map { ErrorMessage($0, words: words) }
    }

    /// The entries that the entry would newly overlap if it were saved, earliest start first.
    ///
    /// - Complexity: O(*n*) in the number of entries.
    public var overlaps: [SiteEntry] {
        guard canSave, let form, let records = records.state.value else { return [] }
        return form.edit.overlaps(editing: stored(form, in: records), in: records)
    }

    /// The stored entry if it was changed elsewhere since it was read, else `nil`.
    ///
    /// The form stays unchanged; ``save()`` writes only the fields that were changed in it.
    public var changedEntry: SiteEntry? {
        guard isEditable, let form, let stored = records.state.value?.entry(entryID) else {
            return nil
        }
        return stored == form.entry ? nil : stored
    }

    public var canSave: Bool { isEditable && problem == nil }

    /// Reads the entry.
    ///
    /// Ignored once it is loaded, so that no typing is lost; concurrent calls share the load.
    /// Cancellation returns to the beginning.
    public func load() async {
        switch state {
        case .idle, .unavailable: state = .loading
        case .loading: break
        default: return
        }
        await records.loadIfNeeded()
        guard case .loading = state else { return }
        if let known = records.state.value {
            guard let entry = known.entry(entryID) else {
                return state = .unavailable(
                    ErrorMessage(SiteRotationError.unknownEntry(entryID), words: words)
                )
            }
            state = .editing(lostForm.map(anew) ?? form(for: entry))
            lostForm = nil
        } else {
            state = records.state.failure.map(State.unavailable) ?? .idle
        }
    }

    /// Keeps the fields as ``lostForm`` if the entry was deleted elsewhere, and restores them if it
    /// returns.
    ///
    /// Ignored while saving or deleting.
    public func compare() {
        guard let records = records.state.value else { return }
        guard records.entry(entryID) == nil else {
            if case .unavailable = state, let lost = lostForm {
                lostForm = nil
                state = .editing(anew(lost))
            }
            return
        }
        guard isEditable, let form else { return }
        lostForm = form
        state = .unavailable(ErrorMessage(SiteRotationError.unknownEntry(entryID), words: words))
    }

    /// Changes the fields; ignored while saving, deleting or asking.
    public func edit(_ change: (inout SiteEntryForm) -> Void) {
        guard isEditable, let before = form else { return }
        var form = before
        change(&form)
        guard form != before else { return }
        // The failed save may still have reached the store. Under the same identity, later changes
        // would count as a repetition and be lost.
        if case .failed = state { form.operation = identifiers.next() }
        state = .editing(form)
    }

    /// Saves the changes; ignored while a save is running.
    public func save() async {
        guard canSave, let form else { return }
        state = .saving(form)
        do throws(SiteRotationError) {
            state = .saved(try await editEntry.execute(form.edit))
        } catch {
            state =
                error.isCancellation
                ? .editing(form) : .failed(form, ErrorMessage(error, words: words))
        }
    }

    /// Asks for a confirmation of the deletion; ignored while saving.
    public func askToDelete() {
        guard isEditable, let form else { return }
        state = .confirmingDeletion(form)
    }

    /// Returns to the fields; ignored unless the deletion needs a confirmation or has failed.
    public func cancelDeletion() {
        switch state {
        case .confirmingDeletion(let form), .deletionFailed(let form, _): state = .editing(form)
        default: return
        }
    }

    /// Deletes the entry after the question or a failure; ignored at any other time.
    public func delete() async {
        switch state {
        case .confirmingDeletion(let form), .deletionFailed(let form, _): await delete(form)
        default: return
        }
    }

    /// The entry that a save would change, which may have changed elsewhere.
    private func stored(_ form: SiteEntryForm, in records: SiteRecords) -> SiteEntry {
        records.entry(entryID) ?? form.entry
    }

    private var isEditable: Bool {
        switch state {
        case .editing, .failed: true
        default: false
        }
    }

    /// A form with new identities for an entry that returned.
    ///
    /// Attempts under the former ones may have reached the store, and would count as a repetition.
    private func anew(_ form: SiteEntryForm) -> SiteEntryForm {
        var form = form
        (form.operation, form.deletion) = (identifiers.next(), identifiers.next())
        return form
    }

    private func form(for entry: SiteEntry) -> SiteEntryForm {
        SiteEntryForm(
            operation: identifiers.next(),
            deletion: identifiers.next(),
            entry: entry
        )
    }

    private func delete(_ form: SiteEntryForm) async {
        state = .deleting(form)
        let deletion = SiteEntryDeletion(id: form.deletion, entryID: form.entry.id)
        do throws(SiteRotationError) {
            state = .deleted(try await deleteEntry.execute(deletion))
            router.leave { $0 == .entry(entryID) }
        } catch {
            state =
                error.isCancellation
                ? .editing(form) : .deletionFailed(form, ErrorMessage(error, words: words))
        }
    }
}
