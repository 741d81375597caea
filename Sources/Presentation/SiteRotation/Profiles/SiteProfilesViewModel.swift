public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The types of sets and sensors: adding, changing and archiving them.
@MainActor
@Observable
public final class SiteProfilesViewModel {
    /// The activity of the screen besides showing the profiles.
    public enum State: Hashable, Sendable {
        case showing
        case editing(WearProfileForm)
        case saving(WearProfileChange, form: WearProfileForm?)
        /// Nothing was written; ``SiteProfilesViewModel/retry()`` retries the same change.
        case failed(WearProfileChange, ErrorMessage, form: WearProfileForm?)
    }

    public private(set) var state: State = .showing
    /// The profile that the last change was about, as it is now.
    public private(set) var lastChanged: WearProfile?

    private let records: Feed<SiteRecords>
    private let settings: Feed<SiteSettings>
    private let change: any ChangeWearProfileUseCaseProtocol
    private let identifiers: any IdentifierSource
    private let display: SiteDisplay

    /// Profiles of sensors are shown while `settings` have sensors on; `identifiers` names the
    /// changes.
    public init(
        records: Feed<SiteRecords>,
        settings: Feed<SiteSettings>,
        change: any ChangeWearProfileUseCaseProtocol,
        identifiers: any IdentifierSource,
        display: SiteDisplay
    ) {
        self.records = records
        self.settings = settings
        self.change = change
        self.identifiers = identifiers
        self.display = display
    }

    /// The profiles of the devices that are used, archived ones last.
    public var profiles: LoadState<[WearProfile], ErrorMessage> {
        records.state.combined(with: settings.state) { records, settings in
            let used = records.profiles.filter { $0.device == .set || settings.usesSensors }
            return used.filter { !$0.isArchived } + used.filter(\.isArchived)
        }
    }

    public var rows: [WearProfileAdapter] {
        (profiles.value ?? []).map { profile in
            WearProfileAdapter(profile, isNext: isNext(profile), display: display)
        }
    }

    /// True if the next change takes the profile unless another is chosen.
    public func isNext(_ profile: WearProfile) -> Bool {
        records.state.value?.of(profile.device).lastProfile?.id == profile.id
    }

    /// The devices that a new profile can be for.
    public var devices: [WornDevice] {
        settings.state.value?.usesSensors == true ? WornDevice.allCases : [.set]
    }

    /// The form of a profile, from its opening until it is saved or cancelled.
    public var form: WearProfileForm? {
        switch state {
        case .showing: nil
        case .editing(let form): form
        case .saving(_, let form), .failed(_, _, let form): form
        }
    }

    /// Reads records and settings unless they are known; a call meanwhile waits for the same
    /// answer.
    public func load() async {
        async let settings: Void = settings.loadIfNeeded()
        await records.loadIfNeeded()
        await settings
    }

    /// Opens the form of a profile, or of a new one; ignored while it is open and while saving.
    public func startEditing(_ id: WearProfile.ID? = nil) {
        guard !isSaving, form == nil else { return }
        let profile = records.state.value?.profile(id)
        if id != nil, profile == nil { return }
        state = .editing(WearProfileForm(operation: identifiers.next(), profile: profile))
    }

    /// Changes the form; ignored unless the form is the present state.
    public func edit(_ change: (inout WearProfileForm) -> Void) {
        guard case .editing(var form) = state else { return }
        change(&form)
        state = .editing(form)
    }

    /// Saves the form; ignored without hours and while saving.
    public func save() async {
        guard case .editing(let form) = state, let change = form.change else { return }
        await perform(change)
    }

    /// Archives a profile, or offers it again; ignored while saving.
    public func setArchived(_ id: WearProfile.ID, _ isArchived: Bool) async {
        guard !isSaving else { return }
        await perform(
            WearProfileChange(id: identifiers.next(), action: .archive(id, isArchived))
        )
    }

    /// Retries the failed change under the same identity; ignored while saving.
    public func retry() async {
        guard case .failed(let change, _, _) = state else { return }
        await perform(change)
    }

    /// Goes back: from a failure to the form if it is open, else to the profiles; ignored while
    /// saving.
    public func cancel() {
        switch state {
        case .saving: return
        case .showing, .editing: state = .showing
        case .failed(let change, _, var form):
            // The form may be changed now, and would then save something else than what failed
            // (SR-32).
            if form?.operation == change.id { form?.operation = identifiers.next() }
            state = form.map { .editing($0) } ?? .showing
        }
    }

    private var isSaving: Bool {
        if case .saving = state { true } else { false }
    }

    private func perform(_ change: WearProfileChange) async {
        let form = form
        state = .saving(change, form: form)
        do throws(SiteRotationError) {
            lastChanged = try await self.change.execute(change)
            // The saved profile is no longer a draft.
            state = form.flatMap { $0.operation == change.id ? nil : .editing($0) } ?? .showing
        } catch {
            state =
                error.isCancellation
                ? form.map { .editing($0) } ?? .showing
                : .failed(change, ErrorMessage(error), form: form)
        }
    }
}
