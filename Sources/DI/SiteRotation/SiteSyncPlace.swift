public import MomentumData
public import MomentumDomain
public import MomentumSiteRotationData
public import MomentumSiteRotationDomain

/// Where several devices meet, and what is known of the way there.
public struct SiteSyncPlace: Sendable {
    let folder: any SyncFolder
    let account: any SiteSyncAccount
    let connection: any ConnectionSource

    /// - Parameters:
    ///   - folder: What all devices reach.
    ///   - account: Who is signed in there; nobody has to be, unless this says otherwise.
    ///   - connection: Knows when there is a way; always, unless this says otherwise.
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
