public import MomentumDomain

/// Undoes a change of the records.
public protocol UndoSiteChangeUseCaseProtocol: Sendable {
    /// Undoes the last change that this device made, or the last undo.
    /// - Parameter undo: The target; its id takes effect once.
    /// - Returns: The changes, and the entries that were skipped.
    /// - Throws: ``SiteRotationError/nothingToUndo``, ``SiteRotationError/nothingToRedo``,
    ///   ``SiteRotationError/undoOvertaken`` or ``SiteRotationError/repository(_:)``; nothing is
    ///   then written.
    @discardableResult
    func execute(_ undo: SiteUndo) async throws(SiteRotationError) -> UndoneSiteChange
}

/// Passes the undo to the repository, and returns the differences.
public struct UndoSiteChangeUseCase: UndoSiteChangeUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let dates: any WallClock

    public init(sites: any SiteRotationRepository, dates: any WallClock) {
        self.sites = sites
        self.dates = dates
    }

    public func execute(_ undo: SiteUndo) async throws(SiteRotationError) -> UndoneSiteChange {
        let commits = try await sites.perform([.undo(undo)], at: dates.now)
        return commits.last.map(UndoneSiteChange.init) ?? UndoneSiteChange()
    }
}

/// The result of an undo.
public struct UndoneSiteChange: Hashable, Sendable {
    /// The entries that changed or were removed, earliest start first.
    public let effects: [SiteEntryEffect]
    /// The locations that differ now, or are removed.
    public let locations: [SiteLocation]
    /// The rests that differ now, or are removed.
    public let rests: [SiteRest]
    /// The profiles that differ now, or are removed.
    public let profiles: [WearProfile]
    /// The changed entries of the other device: of sensors, unless the change itself is of sensors.
    public let otherEffects: [SiteEntryEffect]
    /// True if the settings of the wearer differ now.
    public let changesSettings: Bool
    /// The entries of the change that stay unchanged, because they were changed since.
    public let leftAlone: [SiteEntry]
    /// The change that was undone or redone; `nil` if the undo had already taken effect.
    public let action: SiteAction?

    /// The entries of ``effects``, in their new state, or in the former one if removed.
    public var entries: [SiteEntry] { effects.compactMap(\.entry) }

    public init(
        effects: [SiteEntryEffect] = [],
        locations: [SiteLocation] = [],
        rests: [SiteRest] = [],
        profiles: [WearProfile] = [],
        otherEffects: [SiteEntryEffect] = [],
        changesSettings: Bool = false,
        leftAlone: [SiteEntry] = [],
        action: SiteAction? = nil
    ) {
        self.effects = effects
        self.locations = locations
        self.rests = rests
        self.profiles = profiles
        self.otherEffects = otherEffects
        self.changesSettings = changesSettings
        self.leftAlone = leftAlone
        self.action = action
    }

    init(_ whole: SiteCommit) {
        let device: WornDevice = whole.action?.kind == .sensor ? .sensor : .set
        let commit = whole.of(device)
        self.init(
            effects: commit.effects,
            locations: commit.changedLocations,
            rests: commit.changedRests,
            profiles: commit.changedProfiles,
            otherEffects: whole.of(device.other).effects,
            changesSettings: whole.before.settings != whole.after.settings,
            leftAlone: commit.leftAlone.compactMap(commit.after.entry),
            action: commit.action
        )
    }
}
