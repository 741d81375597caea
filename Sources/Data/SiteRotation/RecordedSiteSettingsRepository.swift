public import MomentumDomain
public import MomentumSiteRotationDomain

/// The wearer's settings, stored among the records so that they sync and can be undone. The
/// device's own settings stay in their own repository.
///
/// The device's repository mirrors the wearer's settings for programs of the first version, which
/// read no others. A change that such a program makes there is copied to the records.
public actor RecordedSiteSettingsRepository: SiteSettingsRepository {
    private let records: any SiteRotationRepository
    private let device: any SiteSettingsMirror
    private let identifiers: any IdentifierSource
    private let dates: any WallClock
    private let broadcast = Broadcast<SiteSettings>()
    /// The settings that listeners know.
    private var known: SiteSettings?
    /// The number of changes being saved, each first in one place and then in the other.
    private var unsaved = 0
    /// True if a reader found other settings during a save, perhaps half of its change.
    private var isLookDue = false

    /// Creates a repository over the records and the settings of the device.
    public init(
        records: any SiteRotationRepository,
        device: any SiteSettingsMirror,
        identifiers: any IdentifierSource,
        dates: any WallClock
    ) {
        self.records = records
        self.device = device
        self.identifiers = identifiers
        self.dates = dates
    }

    public func settings() async throws(RepositoryError) -> SiteSettings {
        let (document, shared) = try await present()
        let settings = (shared ?? SiteSettings()).with(device: document.settings)
        let isCopied = document.author == .mirror && document.settings.oldest == settings.oldest
        // A damaged document stays, so that people learn of it; so does a missing one without
        // shared settings.
        let isLeft = document.author == .unknown || document.author == .nobody && shared == nil
        if !isCopied, !isLeft {
            // The mirror is for older programs only; a read-only folder does without it.
            try? await device.mirror(settings, over: document, changing: [])
        }
        adopt(settings)
        return settings
    }

    @discardableResult
    public func change(
        _ changes: [SiteSettingsChange]
    ) async throws(RepositoryError) -> SiteSettings {
        unsaved += 1
        let outcome: Result<SiteSettings, RepositoryError>
        do {
            outcome = .success(try await apply(changes))
        } catch {
            outcome = .failure(error)
        }
        unsaved -= 1
        if case .success(let settings) = outcome { adopt(settings) }
        if isLookDue, unsaved == 0 {
            isLookDue = false
            await look()
        }
        return try outcome.get()
    }

    public func forgetCopy() async throws(RepositoryError) {
        let document = try await device.document()
        guard document.author == .mirror else { return }
        try await device.mirror(SiteSettings(), over: document, changing: [])
    }

    private func apply(
        _ changes: [SiteSettingsChange]
    ) async throws(RepositoryError) -> SiteSettings {
        // Read first: later changes of an older program are kept.
        let document = try await device.document()
        let held = try await settings()
        var changed = held.applying(changes)
        if changed == held { return held }
        let changesDevice = changed.with(device: held) != changed
        // First, because a failure then leaves all settings as they were.
        if changesDevice { try await device.mirror(held, over: document, changing: changes) }
        guard held.with(device: changed) != changed else { return changed }
        do {
            let shared = try await save(changes)
            changed = (shared ?? changed).with(device: changed)
        } catch {
            throw changesDevice ? error.afterDevice : error
        }
        // Without the mirror, the wearer's settings are still safe among the records.
        try? await device.mirror(changed, over: document, changing: [])
        return changed
    }

    public nonisolated func changes() -> AsyncStream<SiteSettings> {
        let own = broadcast.values()
        let (ofRecords, ofDevice) = (records.changes(), device.changes())
        return Broadcast.values { [weak self] send in
            await withDiscardingTaskGroup { group in
                group.addTask { for await _ in ofRecords { await self?.look() } }
                group.addTask { for await _ in ofDevice { await self?.look() } }
                for await settings in own { send(settings) }
                group.cancelAll()
            }
        }
    }

    /// The document of the device and the wearer's settings, including choices made in the
    /// document.
    private func present() async throws(RepositoryError) -> (MirroredSiteSettings, SiteSettings?) {
        let document = try await device.document()
        let shared = try await records.records().settings
        let isChosen =
            document.author == .firstVersion || document.author == .mirror && shared == nil
        let (held, chosen) = (shared ?? SiteSettings(), document.choices)
        guard isChosen, held.applying(chosen) != held else { return (document, shared) }
        // Shown even if nothing can be saved; the next reader tries again.
        return (document, (try? await save(chosen)) ?? held.applying(chosen))
    }

    /// Changes the wearer's settings among the records, and returns them.
    private func save(
        _ changes: [SiteSettingsChange]
    ) async throws(RepositoryError) -> SiteSettings? {
        let edit = SiteSettingsEdit(id: identifiers.next(), changes: changes)
        do {
            try await records.perform([.changeSettings(edit)], at: dates.now)
        } catch {
            switch error {
            case .repository(let failure): throw failure
            // The rules never refuse settings.
            default: throw .unavailable(FailureCause(error))
            }
        }
        return try await records.records().settings
    }

    private func look() async {
        // Nothing to compare with before the first reading.
        guard known != nil else { return }
        // The next reader gets the error of unreadable settings.
        _ = try? await settings()
    }

    private func adopt(_ settings: SiteSettings) {
        guard let known, known != settings else { return known = settings }
        // Half of a change is not reported.
        guard unsaved == 0 else { return isLookDue = true }
        self.known = settings
        broadcast.send(settings)
    }
}

extension RepositoryError {
    /// This failure of a change whose other half, the device's own settings, was saved before.
    fileprivate var afterDevice: RepositoryError {
        guard let cause else { return self }
        let saved: Phrase = "Only the settings that belong to this device were saved."
        let failure = FailureCause(
            domain: cause.domain,
            code: cause.code,
            detail: cause.detail,
            explanation: .sentences([saved, cause.explanation].compactMap(\.self)),
            isUnreachable: cause.isUnreachable
        )
        return if case .unreadable = self { .unreadable(failure) } else { .unavailable(failure) }
    }
}
