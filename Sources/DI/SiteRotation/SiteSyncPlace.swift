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

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - folder: The folder that all devices reach.
    ///   - account: The account of the folder, which needs none by default.
    ///   - connection: Reports when the folder can be reached, by default always.
    ///   - otherWearers: The folders of other wearers of this device, as
    ///     ``SiteRotationStorage/folder(_:)`` takes them, whose history is never taken over.
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
