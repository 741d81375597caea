import Foundation

extension LinkTable<SiteRotationRoute> {
    /// The links into the tracker; its own screens are below `sites`.
    public static func siteRotation(scheme: String) -> LinkTable {
        LinkTable(
            scheme: scheme,
            [
                "sites": { _ in [] },
                "sites/log": { _ in [.selection] },
                "sites/log/:location": { link in
                    let location = try link.parameter("location", UUID.init(uuidString:))
                    return [.selection, .confirmation(location: location)]
                },
                "sites/history": { link in
                    [.history(location: try link.query("location", UUID.init(uuidString:)))]
                },
                "sites/import": { _ in [.importing] },
            ]
        )
    }
}
