public import MomentumSiteRotationDomain

/// The use cases for locations, shared by their screens.
public struct SiteLocationChanges: Sendable {
    private let switching: any SwitchSiteLocationsUseCaseProtocol
    private let using: any UseSiteLocationsUseCaseProtocol
    private let adding: any AddSiteZoneUseCaseProtocol
    private let removing: any RemoveSiteLocationsUseCaseProtocol
    private let moving: any MoveSiteZoneUseCaseProtocol

    public init(
        switching: any SwitchSiteLocationsUseCaseProtocol,
        using: any UseSiteLocationsUseCaseProtocol,
        adding: any AddSiteZoneUseCaseProtocol,
        removing: any RemoveSiteLocationsUseCaseProtocol,
        moving: any MoveSiteZoneUseCaseProtocol
    ) {
        self.switching = switching
        self.using = using
        self.adding = adding
        self.removing = removing
        self.moving = moving
    }

    /// Performs an operation on locations; ignores any other.
    func perform(_ operation: SiteOperation) async throws(SiteRotationError) {
        switch operation {
        case .switchLocations(let change): try await switching.execute(change)
        case .useLocations(let change): try await using.execute(change)
        case .addZone(let change): try await adding.execute(change)
        case .removeLocations(let change): try await removing.execute(change)
        case .moveZone(let change): try await moving.execute(change)
        case .logChange, .carryOut, .editEntry, .deleteEntry, .correct, .importEntries,
            .importLocations, .changeRest, .changeSettings, .snooze, .changeProfile, .restore,
            .undo,
            .sensor:
            break
        }
    }
}
