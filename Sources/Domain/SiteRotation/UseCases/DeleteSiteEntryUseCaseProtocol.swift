/// Deletes an entry of the history.
public protocol DeleteSiteEntryUseCaseProtocol: Sendable {
    /// Deletes an entry; no other one is opened for it (SR-54).
    ///
    /// - Parameter deletion: What the wearer confirmed; its id takes effect once (SR-32).
    /// - Returns: What changed: the entry as it was; nothing when it had been deleted before.
    /// - Throws: ``SiteRotationError/unknownEntry(_:)``, or ``SiteRotationError/repository(_:)``
    ///   when it could not be saved. Nothing is written then.
    @discardableResult
    func execute(_ deletion: SiteEntryDeletion) async throws(SiteRotationError) -> [SiteEntry]
}
