import Foundation
public import MomentumPresentation
import MomentumSiteRotationDomain

extension LinkTable<SiteRotationRoute> {
    /// The links into the tracker; its own screens are below `sites`.
    public static func siteRotation(scheme: String) -> LinkTable {
        LinkTable(
            scheme: scheme,
            [
                "sites": { _ in [.home] },
                "sites/log": { _ in Destination(path: [.home], sheet: .selection) },
                "sites/log/:location": { link in
                    let location = try link.parameter("location", UUID.init(uuidString:))
                    return Destination(path: [.home], sheet: .confirmation(location: location))
                },
                "sites/history": { link in
                    [.history(location: try link.query("location", UUID.init(uuidString:)))]
                },
                "sites/history/:entry": { link in
                    let entry = try link.parameter("entry", UUID.init(uuidString:))
                    return [.history(location: nil), .entry(entry)]
                },
                "sites/history/:entry/move": { link in
                    let entry = try link.parameter("entry", UUID.init(uuidString:))
                    return [.history(location: nil), .move(entry)]
                },
                "sites/insert": { _ in [.insertion] },
                "sites/review": { _ in [.review] },
                "sites/undo": { _ in [.undo] },
                "sites/statistics": { _ in [.statistics] },
                "sites/settings": { _ in [.settings] },
                "sites/locations": { _ in [.settings, .locations] },
                "sites/rests": { _ in [.rests] },
                "sites/reminders": { _ in [.reminders] },
                "sites/welcome": { _ in Destination(path: [.home], sheet: .onboarding) },
                "sites/export": { _ in [.exporting] },
                "sites/import": { _ in [.importing] },
                "sites/import/map": { _ in [.importMapping] },
                "sites/report": { _ in [.report] },
                "sites/backup": { _ in [.backup] },
                "sites/map": { link in [.map(day: try link.query("day") { SiteDay($0) })] },
            ]
        ) { route in
            switch route {
            case .confirmation(let location): ["location": location.uuidString]
            case .history(let location): location.map { ["location": $0.uuidString] } ?? [:]
            case .entry(let id), .move(let id): ["entry": id.uuidString]
            case .map(let day): day.map { ["day": $0.description] } ?? [:]
            case .home, .selection, .insertion, .review, .undo, .statistics, .locations, .rests,
                .reminders, .settings, .onboarding, .exporting, .importing, .importMapping, .report,
                .backup:
                [:]
            }
        }
    }
}

extension LinkTable<SiteSyncRoute> {
    /// The link to the sync.
    public static func siteSync(scheme: String) -> LinkTable {
        LinkTable(scheme: scheme, ["sites/sync": { _ in [.status] }])
    }
}

extension LinkTable<WatchRoute> {
    /// The link to the watch.
    public static func watch(scheme: String) -> LinkTable {
        LinkTable(scheme: scheme, ["sites/watch": { _ in [.home] }])
    }
}
