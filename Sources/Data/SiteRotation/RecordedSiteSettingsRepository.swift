public import MomentumDomain
public import MomentumSiteRotationDomain

/// The wearer's settings among the records, which are synced and can be undone, and those of the
/// device in its own repository.
///
/// The device's repository mirrors the wearer's settings for programs of the first version, which
/// know no others. A change that such a program makes there becomes one of the records.
public actor RecordedSiteSettingsRepository: SiteSettingsRepository {
    private let records: any SiteRotationRepository
    private let device: any SiteSettingsMirror
    private let identifiers: any IdentifierSource
    private let dates: any WallClock
    private let broadcast = Broadcast<SiteSettings>()
    /// The settings that listeners know.
    private var known: SiteSettings?

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
        let document = try await device.document()
        var shared = try await records.records().settings
        if shared == nil || !document.isMirror {
            let present = shared ?? SiteSettings()
            let edited = present.applying(document.settings.oldest)
            if edited != present {
                // Shown even where nothing can be saved; the next reader tries again.
                shared = (try? await save(document.settings.oldest)) ?? edited
            }
        }
        let settings = (shared ?? SiteSettings()).with(device: document.settings)
        if shared != nil, !document.isMirror || document.settings.oldest != settings.oldest {
            // A copy for older programs: a folder that cannot be written does without it.
            try? await device.mirror(settings, changing: [])
        }
        adopt(settings)
        return settings
    }

    @discardableResult
    public func change(
        _ changes: [SiteSettingsChange]
    ) async throws(RepositoryError) -> SiteSettings {
        let held = try await settings()
        var changed = held.applying(changes)
        if changed == held { return held }
        let shared = try await save(changes)
        changed = (shared ?? changed).with(device: changed)
        do {
            try await device.mirror(changed, changing: changes)
        } catch {
            // The wearer's settings are safe among the records without the mirror.
            if changed.with(device: held) != changed { throw error }
        }
        adopt(changed)
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
            // The rules refuse no settings.
            default: throw .unavailable(FailureCause(error))
            }
        }
        return try await records.records().settings
    }

    private func look() async {
        // Before the first reading there is nothing to compare with.
        guard known != nil else { return }
        // Unreadable settings are reported to their next reader.
        _ = try? await settings()
    }

    private func adopt(_ settings: SiteSettings) {
        let isNews = known != nil && known != settings
        known = settings
        if isNews { broadcast.send(settings) }
    }
}
