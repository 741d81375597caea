public import Foundation
public import MomentumDomain
public import MomentumSiteRotationData
public import MomentumSiteRotationDomain
public import MomentumSystem

/// The folder that several devices share, with its account and its connection.
public struct SiteSyncPlace: Sendable {
    let folder: any SyncFolder
    let account: any SiteSyncAccount
    let connection: any ConnectionSource
    let otherWearers: [URL]

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - folder: The folder that all devices share.
    ///   - account: The account of the folder; by default it needs none.
    ///   - connection: Reports when the folder is reachable; by default always.
    ///   - otherWearers: The folders of this device's other wearers, as for
    ///     ``SiteRotationStorage/folder(_:)``. Sync never takes over their history.
    public init(
        folder: any SyncFolder,
        account: any SiteSyncAccount = OpenSyncAccount(),
        connection: any ConnectionSource = SteadyConnection(),
        otherWearers: [URL] = []
    ) {
        self.otherWearers = otherWearers
        self.folder = folder
        self.account = account
        self.connection = connection
    }
}
