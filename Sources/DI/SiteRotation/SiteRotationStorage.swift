public import Foundation

/// The storage of the tracker's records and settings.
public enum SiteRotationStorage: Hashable, Sendable {
    /// In memory: they last as long as the container.
    case inMemory
    /// In files of a folder, which need not exist yet.
    case folder(URL)

    /// The folder of the records, for maintenance commands; `nil` if nothing is kept.
    public var records: URL? {
        switch self {
        case .inMemory: nil
        case .folder(let folder): Self.records(in: folder)
        }
    }

    static func records(in folder: URL) -> URL {
        folder.appending(path: "Site Rotation.store")
    }
}
