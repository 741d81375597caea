public import Foundation
public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The choice of a location and its confirmation: how a site change is logged.
@MainActor
@Observable
public final class SiteSelectionViewModel {
    /// Where the wearer is on the way to a logged change.
    public enum State: Hashable, Sendable {
        case choosing
        case confirming(SiteChangeDraft)
        case saving(SiteChangeDraft)
        /// Nothing was written; ``SiteSelectionViewModel/confirm()`` tries the same again.
        case failed(SiteChangeDraft, ErrorMessage)
        case saved(LoggedSiteChange)
    }

    public private(set) var state: State = .choosing
    /// Whether the draft is no longer what a failed attempt tried to save.
    private var isChangedSinceFailure = false
    /// The location to confirm as soon as the records are known.
    @ObservationIgnored private var location: SiteLocation.ID?

    private let records: Feed<SiteRecords>
    private let settings: Feed<SiteSettings>
    private let logChange: any LogSiteChangeUseCaseProtocol
    private let clock: any WallClock
    private let identifiers: any IdentifierSource
    private let display: SiteDisplay
    private let router: any RouterProtocol<SiteRotationRoute>

    /// - Parameters:
    ///   - location: The location whose confirmation comes first, or `nil` to begin with the
    ///     choice.
    ///   - records: The records, shared with the other screens.
    ///   - settings: The settings, shared with the other screens.
    ///   - logChange: Logs what was confirmed.
    ///   - clock: What days are counted from.
    ///   - identifiers: Names the operations.
    ///   - display: How things are said.
    ///   - router: Takes the screen away once a change is logged.
    public init(
        location: SiteLocation.ID? = nil,
        records: Feed<SiteRecords>,
        settings: Feed<SiteSettings>,
        logChange: any LogSiteChangeUseCaseProtocol,
        clock: any WallClock,
        identifiers: any IdentifierSource,
        display: SiteDisplay,
        router: any RouterProtocol<SiteRotationRoute>
    ) {
        self.location = location
        self.records = records
        self.settings = settings
        self.logChange = logChange
        self.clock = clock
        self.identifiers = identifiers
        self.display = display
        self.router = router
        confirmLocation()
    }

    /// What can be chosen, and what the recommendations say about it.
    public var sites: LoadState<SiteRecommendations, ErrorMessage> {
        records.state.combined(with: settings.state) { records, settings in
            SiteRecommender.recommend(records, options: RecommendationOptions(settings))
        }
    }

    /// The section of recommended locations; they stand in ``all`` again.
    public var recommended: [SiteRowAdapter] { rows(sites.value?.recommended) }

    /// Every enabled location, the last used one first.
    public var all: [SiteRowAdapter] { rows(sites.value?.all) }

    /// What is being confirmed or saved; `nil` while choosing.
    public var draft: SiteChangeDraft? {
        switch state {
        case .choosing, .saved: nil
        case .confirming(let draft), .saving(let draft), .failed(let draft, _): draft
        }
    }

    /// Says that the logged change was set to the time of the latest one, which lies ahead of the
    /// clock; `nil` for a change that was logged at its own time.
    public var remark: String? {
        guard case .saved(let logged) = state else { return nil }
        return logged.lead.map(display.texts.lead)
    }

    /// Whether ``confirm()`` does something.
    public var canConfirm: Bool {
        switch state {
        case .confirming, .failed: true
        case .choosing, .saving, .saved: false
        }
    }

    /// Reads records and settings unless they are known, and then goes on to the confirmation of
    /// the location that the screen was made for.
    ///
    /// The choice stays when there is no such location.
    public func load() async {
        async let settings: Void = settings.loadIfNeeded()
        await records.loadIfNeeded()
        await settings
        confirmLocation()
    }

    /// Asks for the confirmation of a change to a location, whatever its category. Ignored while
    /// saving, and for a location that is not known.
    /// - Parameters:
    ///   - id: The location.
    ///   - operation: The identity of the change, where somebody else has given it one already.
    public func choose(_ id: SiteLocation.ID, operation: SiteOperation.ID? = nil) {
        if case .saving = state { return }
        guard let location = records.state.value?.location(id) else { return }
        let operation = operation ?? identifiers.next()
        isChangedSinceFailure = false
        state = .confirming(SiteChangeDraft(operation: operation, location: location))
    }

    /// Changes note or time of what is being confirmed; ignored while saving.
    ///
    /// After a failure the operation stays the same one: with another, a save whose answer was lost
    /// would be logged twice.
    public func edit(_ change: (inout SiteChangeDraft) -> Void) {
        guard canConfirm, let before = draft else { return }
        var draft = before
        change(&draft)
        if case .failed = state, draft != before { isChangedSinceFailure = true }
        state = .confirming(draft)
    }

    /// Goes back to choosing; nothing is written, and the note is forgotten. Ignored while saving.
    public func cancel() {
        if case .saving = state { return }
        state = .choosing
    }

    /// Logs the change, which ends the selection. A second call while that is running changes
    /// nothing. When an attempt that seemed to fail had saved an earlier form of the draft, that
    /// one stands, and the state says so.
    public func confirm() async {
        guard canConfirm, let draft else { return }
        state = .saving(draft)
        do throws(SiteRotationError) {
            let logged = try await logChange.execute(draft.change)
            if logged.isRepeat, isChangedSinceFailure { throw .savedBefore(logged.entry.id) }
            state = .saved(logged)
            leave()
        } catch {
            state =
                error.isCancellation
                ? .confirming(draft) : .failed(draft, ErrorMessage(error))
        }
    }

    private func confirmLocation() {
        guard let location, state == .choosing, records.state.value != nil else { return }
        self.location = nil
        choose(location)
    }

    /// Takes the selection away, and nothing that was presented in its place meanwhile.
    private func leave() {
        switch router.sheet {
        case .selection, .confirmation: router.dismiss()
        default: break
        }
    }

    private func rows(_ sites: [RankedLocation]?) -> [SiteRowAdapter] {
        let now = clock.now
        return (sites ?? []).map { SiteRowAdapter($0, now: now, display: display) }
    }
}
