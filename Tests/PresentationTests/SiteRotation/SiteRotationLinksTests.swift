import Foundation
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import Testing

@Suite struct SiteRotationLinksTests {
    static let id = SiteLocation.defaults[0].id

    @Test(arguments: [
        ("momentum://sites", []),
        ("momentum://sites/log", [SiteRotationRoute.selection]),
        ("momentum://sites/log/\(id)", [.selection, .confirmation(location: id)]),
        ("momentum://sites/history", [.history(location: nil)]),
        ("momentum://sites/history?location=\(id)", [.history(location: id)]),
        ("momentum://sites/history/\(id)", [.history(location: nil), .entry(id)]),
        ("momentum://sites/statistics", [.statistics]),
        ("momentum://sites/settings", [.settings]),
        ("momentum://sites/locations", [.settings, .locations]),
        ("momentum://sites/welcome", [.onboarding]),
        ("momentum://sites/export", [.exporting]),
        ("momentum://sites/import", [.importing]),
    ])
    func `every place of the tracker has a link (SR-45, AK-15)`(
        link: String,
        path: [SiteRotationRoute]
    ) throws {
        let links = LinkTable.siteRotation(scheme: "momentum")

        #expect(try links.path(for: link) == path)
    }

    @Test(arguments: [
        ("momentum://sites/hystory", "unknownPath"),
        ("momentum://sites/history?location=left", "invalidValue"),
        ("other://sites", "unknownScheme"),
    ])
    func `a link that opens nothing says why (AK-15, R-4)`(link: String, kind: String) {
        let error = #expect(throws: NavigationError.self) {
            try LinkTable.siteRotation(scheme: "momentum").path(for: link)
        }

        #expect(error?.kind == kind)
    }
}
