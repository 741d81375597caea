import Foundation
import MomentumDomain
import MomentumSiteRotationDomain

extension SiteSyncFailure {
    /// Before any sync, the user has to choose between two histories (ST-49).
    static let undecided = SiteSyncFailure(
        code: 1,
        message: "The folder holds another history than this device. Say whether to join them."
    )

    /// The folder has no history that could replace the one of this device.
    static let noHistory = SiteSyncFailure(
        code: 4,
        message: """
            No history has arrived in the folder yet, so there is none to take. Nothing was changed.
            """
    )

    /// The history of one person must not become that of another.
    static let ofAnotherWearer = SiteSyncFailure(
        code: 5,
        message: """
            The folder holds the records of another wearer of this device. Name another place for \
            these. Nothing was changed.
            """
    )

    /// Another process has replaced the history of this device, or joined it to another one.
    static let historyChanged = SiteSyncFailure(
        code: 6,
        message: """
            The history of this device was replaced or joined with another one during the sync, \
            which ended without taking over anything more. The next sync starts from the new one.
            """
    )

    /// The device is in the store that all others join, so no other history can replace its own.
    static let ownHistory = SiteSyncFailure(
        code: 8,
        message: """
            The folder's history is the one of this device already, so the other one cannot take \
            its place. Join both, or keep the two apart. Nothing was changed.
            """
    )

    /// The owner of the folder's history is unknown.
    static func unknownWearer(_ error: RepositoryError) -> SiteSyncFailure {
        let cause = FailureCause(error)
        return SiteSyncFailure(
            domain: cause.domain,
            code: cause.code,
            message: """
                The records of another wearer of this device cannot be read, so they cannot be told \
                from those of the folder. Nothing was changed. \(cause.explanation ?? Phrase(verbatim: cause.detail))
                """
        )
    }

    /// A device has one sync folder, and passes no changes from one folder to another.
    static func otherFolder(_ location: String) -> SiteSyncFailure {
        SiteSyncFailure(
            code: 2,
            message: """
                This device syncs through “\(location)”, and a device has one sync folder. To use the \
                other one from now on, move the sync there; nothing is deleted.
                """,
            kind: .otherFolder
        )
    }

    /// The device may have a sync folder, but the file that names it is damaged.
    static func unknownFolder(_ path: String) -> SiteSyncFailure {
        SiteSyncFailure(
            code: 7,
            message: """
                The file “\(path)” is damaged, and it said through which folder this device syncs. \
                Sync with that folder once more, which replaces the file; nothing is deleted.
                """,
            kind: .otherFolder
        )
    }

    /// This failure, with the backup of a history that was replaced before it.
    func after(_ exchange: SiteHistoryExchange?) -> SiteSyncFailure {
        guard let exchange else { return self }
        return SiteSyncFailure(
            domain: domain,
            code: code,
            message: """
                \(message) The history of the folder is here; the former records of this device \
                are in the backup “\(exchange.backup.path(percentEncoded: false))”.
                """,
            kind: kind,
            underlying: underlying,
            parts: parts
        )
    }

    init(_ error: RepositoryError) {
        guard !error.isCancelled else {
            self = .cancelled
            return
        }
        let cause = FailureCause(error)
        self.init(domain: cause.domain, code: cause.code, message: Phrase(verbatim: cause.detail))
    }
}
