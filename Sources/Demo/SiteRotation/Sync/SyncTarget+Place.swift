import Foundation
import MomentumData
import MomentumNetwork
import MomentumSiteRotationDI
import MomentumSiteRotationData
import MomentumWebDAV

extension SyncTarget {
    /// The place itself, with the connection that tells if it can be reached.
    func place(credentials: @autoclosure () throws -> HTTPCredentials?) rethrows -> SiteSyncPlace {
        switch self {
        case .directory(let url):
            return SiteSyncPlace(folder: DirectorySyncFolder(url.path(percentEncoded: false)))
        case .server(let address):
            let folder = WebDAVSyncFolder(
                address,
                credentials: try credentials(),
                transport: URLSessionTransport(userAgent: MomentumCommand.userAgent)
            )
            return SiteSyncPlace(
                folder: folder,
                account: folder,
                // A server without a secure address is on this device, so it needs no network.
                connection: address.base.scheme == "https"
                    ? DeviceConnection.current : SteadyConnection()
            )
        }
    }
}
