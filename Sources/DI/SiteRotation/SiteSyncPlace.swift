public import Foundation
public import MomentumData
public import MomentumDomain
public import MomentumSiteRotationData
public import MomentumSiteRotationDomain

/// The folder in which several devices meet, with its account and its connection.
public struct SiteSyncPlace: Sendable {
    let folder: any SyncFolder
    let account: any SiteSyncAccount
    let connection: any ConnectionSource
    let otherWearers: [URL]

    /// `account` is that of `folder`, which needs none by default; `connection` reports when the
    /// folder can be reached, by default always. The history of `otherWearers`, folders as
    /// ``SiteRotationStorage/folder(_:)`` takes, is refused where these records meet it.
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
