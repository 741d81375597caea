import Foundation
import MomentumCommandLine
import MomentumNetwork
import MomentumSiteRotationData
import MomentumSiteRotationDI
import MomentumSystem
import MomentumTerminal
import MomentumWebDAV

/// The target of `momentum sites sync`.
enum SyncTarget: Sendable {
    case directory(URL)
    case server(ServerAddress)

    /// Creates the target that a device has saved.
    init?(location: String) {
        guard location.contains("://") else {
            self = .directory(URL(filePath: location, directoryHint: .isDirectory))
            return
        }
        guard let address = try? ServerAddress(location) else { return nil }
        self = .server(address)
    }

    /// True if both are the same folder, however it is spelled.
    func isSame(as other: SyncTarget) -> Bool {
        switch (self, other) {
        case (.directory(let left), .directory(let right)):
            left.standardizedFileURL.resolvingSymlinksInPath()
                == right.standardizedFileURL.resolvingSymlinksInPath()
        case (.server(let left), .server(let right)):
            left.origin == right.origin
                && left.base.path(percentEncoded: false) == right.base.path(percentEncoded: false)
        default: false
        }
    }

    /// This target as the device already knows it: one folder has one name in its memory.
    func spelled(as known: SyncTarget?) -> SyncTarget {
        known.flatMap { $0.isSame(as: self) ? $0 : nil } ?? self
    }
}

extension SyncTarget {
    /// The place with the connection that reports if it is reachable.
    ///
    /// `others` are the records of other wearers.
    func place(
        besides others: [URL] = [],
        credentials: @autoclosure () throws -> HTTPCredentials?
    ) rethrows -> SiteSyncPlace {
        switch self {
        case .directory(let url):
            return SiteSyncPlace(
                folder: DirectorySyncFolder(url.path(percentEncoded: false)),
                otherWearers: others
            )
        case .server(let address):
            let folder = WebDAVSyncFolder(
                address,
                credentials: try credentials(),
                transport: URLSessionTransport(userAgent: MomentumCommand.userAgent)
            )
            return SiteSyncPlace(
                folder: folder,
                account: folder,
                // A server without a secure address runs on this device, so it needs no network.
                connection: address.base.scheme == "https"
                    ? DeviceConnection.current : SteadyConnection(),
                otherWearers: others
            )
        }
    }
}

extension ValueFormat where Value == SyncTarget {
    /// The address of a WebDAV folder, or the path of a folder.
    static var syncTarget: ValueFormat {
        ValueFormat(completion: .directories) { text, context throws(ValueProblem) in
            guard text.contains("://") else {
                return .directory(try ValueFormat<URL>.directory.read(text, context))
            }
            do throws(TransportError) {
                return .server(try ServerAddress(text))
            } catch {
                throw ValueProblem(
                    text,
                    said("is not an address of a server"),
                    hint: said("Begin it with https://, without a name or a password in it.")
                )
            }
        }
    }
}
