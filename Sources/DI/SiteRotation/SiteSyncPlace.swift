public import MomentumData
public import MomentumDomain
public import MomentumSiteRotationData
public import MomentumSiteRotationDomain

/// The folder in which several devices meet, with its account and its connection.
public struct SiteSyncPlace: Sendable {
    let folder: any SyncFolder
    let account: any SiteSyncAccount
    let connection: any ConnectionSource

    /// - Parameters:
    ///   - folder: The folder that all devices reach.
    ///   - account: The account of the folder; by default none is needed.
    ///   - connection: Reports when the folder can be reached; by default always.
    public init(
        folder: any SyncFolder,
        account: any SiteSyncAccount = OpenSyncAccount(),
        connection: any ConnectionSource = SteadyConnection()
    ) {
        self.folder = folder
        self.account = account
        self.connection = connection
    }
}
