public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The types of sets and sensors: adding, changing and archiving them.
@MainActor
@Observable
public final class SiteProfilesViewModel {
    public typealias State = SiteChangeState<WearProfileForm, WearProfileChange>

    public private(set) var state: State = .showing
    /// The profile of the last change, in its new state.
    public private(set) var lastChanged: WearProfile?

    private let records: Feed<SiteRecords>
    private let settings: Feed<SiteSettings>
    private let change: any ChangeWearProfileUseCaseProtocol
    private let identifiers: any IdentifierSource
    private let display: SiteDisplay

    /// Profiles of sensors are shown while sensors are on in `settings`; `identifiers` provides the
    /// ids of the changes.
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

    /// The profiles of the used devices, archived ones last.
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

    /// True if the next change uses the profile by default.
    public func isNext(_ profile: WearProfile) -> Bool {
        records.state.value?.of(profile.device).lastProfile?.id == profile.id
    }

    /// The devices that a new profile can have.
    public var devices: [WornDevice] {
        settings.state.value?.usesSensors == true ? WornDevice.allCases : [.set]
    }

    /// The form of a profile, from its opening until it is saved or cancelled.
    public var form: WearProfileForm? { state.form }

    /// Reads records and settings unless they are loaded; concurrent calls share the load.
    public func load() async {
        async let settings: Void = settings.loadIfNeeded()
        await records.loadIfNeeded()
        await settings
    }

    /// Opens the form of a profile; `nil` creates a new one.
    ///
    /// Ignored while a form is open and while saving.
    public func startEditing(_ id: WearProfile.ID? = nil) {
        guard !state.isSaving, form == nil else { return }
        let profile = records.state.value?.profile(id)
        if id != nil, profile == nil { return }
        state = .editing(WearProfileForm(operation: identifiers.next(), profile: profile))
    }

    /// Changes the form; ignored unless the form is the current state.
    public func edit(_ change: (inout WearProfileForm) -> Void) { state.edit(change) }

    /// Saves the form; ignored without hours and while saving.
    public func save() async {
        guard case .editing(let form) = state, let change = form.change else { return }
        await perform(change)
    }

    /// Archives a profile, or offers it again; ignored while saving.
    public func setArchived(_ id: WearProfile.ID, _ isArchived: Bool) async {
        guard !state.isSaving else { return }
        await perform(
            WearProfileChange(id: identifiers.next(), action: .archive(id, isArchived))
        )
    }

    /// Retries the failed change under the same identity; ignored while saving.
    public func retry() async {
        guard case .failed(let change, _, _) = state else { return }
        await perform(change)
    }

    /// Goes back: from a failure to the form if it is open, otherwise to the profiles.
    ///
    /// Ignored while saving.
    public func cancel() { state.cancel(identifiers) }

    private func perform(_ change: WearProfileChange) async {
        state.save(change)
        do throws(SiteRotationError) {
            lastChanged = try await self.change.execute(change)
            state.end(change)
        } catch {
            state.fail(change, error, display.words)
        }
    }
}
