import Foundation
@testable import MomentumSiteRotationData
@testable import MomentumSiteStore
import Testing

extension Array where Element == SyncDevice {
    /// In the order of the names of their stores.
    func sortedByStore() async throws -> [SyncDevice] {
        var named: [(name: UUID, device: SyncDevice)] = []
        for device in self {
            let name = try await device.repository.withStore { store throws(SiteStoreError) in
                try store.catchUp(isLocked: true)
                return store.identity?.storeID
            }
            named.append((try #require(name), device))
        }
        return named.sorted { $0.name < $1.name }.map(\.device)
    }
}
