import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumPlaceIndex
import MomentumSchedulingDI
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumSiteRotationData
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSuggestionsDI
import MomentumSuggestionsDomain

/// A kind of values that a shell completes from the data (CL-21).
enum CompletedValues: String {
    case entries
    case locations
    case zones
    case profiles
    case categories
    case countries
    case users
    case teams
    case wearers
    case links
    /// Links with a scheme.
    case addresses

    /// The number of history rows that completion offers.
    private static let latest = 20

    /// The values that a completion script requests; empty for an unknown kind.
    @MainActor
    static func list(
        _ question: CompletionQuestion
    ) async throws -> [CompletionQuestion.Value] {
        switch CompletedValues(rawValue: question.kind) {
        case .entries: try await entries(question.context)
        case .locations: try await locations(question.context)
        case .zones: try await zones(question.context)
        case .profiles:
            try await root(question.context).sites.records().profiles.map { profile in
                .init(profile.name, profile.isArchived ? "archived" : profile.device.rawValue)
            }
        case .categories: try categories(of: question.value(of: SuggestOptions.index) ?? nil)
        case .countries: Country.all.map { .init($0.code, $0.name) }
        case .users: try await people(question).users
        case .teams: try await people(question).teams
        case .wearers:
            try question.context.dataDirectory.map { folder in
                try SiteWearerFolders(folder).wearers().all.map { .init($0.name) }
            } ?? []
        case .links: LinkTable<AppRoute>.momentum.fixedPaths.map { .init($0) }
        case .addresses:
            LinkTable<AppRoute>.momentum.fixedPaths.map { .init("momentum://\($0)") }
        case nil: []
        }
    }

    @MainActor
    private static func entries(
        _ context: CommandContext
    ) async throws -> [CompletionQuestion.Value] {
        let root = try root(context)
        let records = try await root.sites.records()
        let entries = Array(records.entries.suffix(latest).reversed())
        let short = SiteShortIDs(of: entries.map(\.id), in: records)
        let display = root.sites.display
        return entries.map { entry in
            let place = display.texts.displayName(of: records.location(entry.locationID))
            let start = display.dateAndTime(entry.startTime)
            return .init(short.text(entry.id), "\(start), \(place)")
        }
    }

    @MainActor
    private static func locations(
        _ context: CommandContext
    ) async throws -> [CompletionQuestion.Value] {
        try await root(context).sites.records().locations.map { location in
            .init(location.displayName, location.isEnabled ? location.shortName : "off")
        }
    }

    @MainActor
    private static func zones(
        _ context: CommandContext
    ) async throws -> [CompletionQuestion.Value] {
        let zones = SiteZone.zones(of: try await root(context).sites.records().locations)
        return zones.enumerated().map { index, zone in
            let state = zone.isEnabled ? "" : ", off"
            return .init(zone.locations[0].place.zone, "position \(index + 1)\(state)")
        }
    }

    private static func categories(of file: URL?) throws -> [CompletionQuestion.Value] {
        let own = try file.map { try SuggestOptions.open($0).summary().categories.map(\.name) }
        let known = FormCatalogue.standard.forms.flatMap(\.fields).map(\.label)
        var seen: Set<String> = []
        return (known + (own ?? [])).filter { seen.insert($0).inserted }.map { .init($0) }
    }

    /// The people in the file: a server would take too long for a key.
    @MainActor
    private static func people(
        _ question: CompletionQuestion
    ) async throws -> (users: [CompletionQuestion.Value], teams: [CompletionQuestion.Value]) {
        let (context, server) = (question.context, SchedulingScreens.server)
        let address = try SchedulingServer(context).address(question.value(of: server) ?? nil)
        guard address == nil else { return ([], []) }
        let root = try CompositionRoot(.init(context: context))
        let feed = root.scheduling.feed
        await feed.loadPeopleIfNeeded(nil)
        let users = feed.users.value?.value ?? []
        let teams = feed.teams.value?.value ?? []
        return (
            users.map { .init("\($0.id)", $0.fullName) }, teams.map { .init("\($0.id)", $0.name) }
        )
    }

    /// The features on the data folder, or without data if it has no files: a completion creates
    /// none.
    @MainActor
    private static func root(_ context: CommandContext) throws -> CompositionRoot {
        let records = ProgramConfiguration(context: context).sites.records
        let exists = records.map {
            FileManager.default.fileExists(atPath: $0.path(percentEncoded: false))
        }
        return try CompositionRoot(.init(context: exists == false ? context.on(nil) : context))
    }
}
