import Foundation
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import Testing

@Suite struct SiteRotationLinksTests {
    static let id = SiteLocation.defaults[0].id

    @Test(
        arguments: [
            ("momentum://sites", [.home]),
            ("momentum://sites/log", Destination(path: [.home], sheet: .selection)),
            (
                "momentum://sites/log/\(id)",
                Destination(path: [.home], sheet: .confirmation(location: id))
            ),
            ("momentum://sites/history", [.history(location: nil)]),
            ("momentum://sites/history?location=\(id)", [.history(location: id)]),
            ("momentum://sites/history/\(id)", [.history(location: nil), .entry(id)]),
            ("momentum://sites/statistics", [.statistics]),
            ("momentum://sites/map", [.map(day: nil)]),
            ("momentum://sites/map?day=2026-03-05", [.map(day: SiteDay("2026-03-05"))]),
            ("momentum://sites/settings", [.settings]),
            ("momentum://sites/locations", [.settings, .locations]),
            ("momentum://sites/rests", [.rests]),
            ("momentum://sites/reminders", [.reminders]),
            ("momentum://sites/profiles", [.profiles]),
            ("momentum://sites/welcome", Destination(path: [.home], sheet: .onboarding)),
            ("momentum://sites/export", [.exporting]),
            ("momentum://sites/import", [.importing]),
            ("momentum://sites/insert", [.insertion]),
            ("momentum://sites/review", [.review]),
            ("momentum://sites/undo", [.undo]),
            ("momentum://sites/report", [.report]),
            ("momentum://sites/backup", [.backup]),
            (
                "momentum://sites/history/\(id)/move",
                [.history(location: nil), .move(id)]
            ),
        ] as [(String, Destination<SiteRotationRoute>)]
    )
    func `every place of the tracker has a link (SR-45, AK-15, NV-28, NV-29)`(
        link: String,
        path: Destination<SiteRotationRoute>
    ) throws {
        let links = LinkTable.siteRotation(scheme: "momentum")

        #expect(try links.destination(for: link) == path)
        #expect(links.link(to: path) == link)
    }

    @Test(arguments: [
        ("momentum://sites/hystory", "unknownPath"),
        ("momentum://sites/history?location=left", "invalidValue"),
        ("other://sites", "unknownScheme"),
    ])
    func `a link that opens nothing says why (AK-15, R-4)`(link: String, kind: String) {
        let error = #expect(throws: NavigationError.self) {
            try LinkTable.siteRotation(scheme: "momentum").destination(for: link)
        }

        #expect(error?.kind == kind)
    }
}
