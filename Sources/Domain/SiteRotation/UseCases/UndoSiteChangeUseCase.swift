public import MomentumDomain

/// Reverses a change of the records.
public protocol UndoSiteChangeUseCaseProtocol: Sendable {
    /// Reverses the last change that this device made, or the last undo.
    /// - Parameter undo: The target; its id takes effect once.
    /// - Returns: The changes, and what was left alone.
    /// - Throws: ``SiteRotationError/nothingToUndo``, ``SiteRotationError/nothingToRedo``,
    ///   ``SiteRotationError/undoOvertaken`` or ``SiteRotationError/repository(_:)``; nothing is
    ///   written then.
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
    /// The entries that differ now, or are removed, earliest start first.
    public let effects: [SiteEntryEffect]
    /// The locations that differ now, or are removed.
    public let locations: [SiteLocation]
    /// The rests that differ now, or are removed.
    public let rests: [SiteRest]
    /// The profiles that differ now, or are removed.
    public let profiles: [WearProfile]
    /// The entries of the other device that differ now: of sensors, unless the change is theirs.
    public let otherEffects: [SiteEntryEffect]
    /// True if the settings of the wearer differ now.
    public let changesSettings: Bool
    /// The entries of the change that stay the same, because they were changed since.
    public let leftAlone: [SiteEntry]
    /// The change that was taken back, or done again; `nil` if the undo had taken effect before.
    public let action: SiteAction?

    /// The entries of ``effects``: as they are now, or as they were before their removal.
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
