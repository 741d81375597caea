/// Corrects an entry of the history.
public protocol EditSiteEntryUseCaseProtocol: Sendable {
    /// Changes what the edit names, and nothing else (SR-51).
    ///
    /// - Parameter edit: What the wearer confirmed; its id takes effect once (SR-32).
    /// - Returns: The entry, and the entries that it overlaps now and did not before; for an edit
    ///   that had taken effect already, all that it overlaps.
    /// - Throws: ``SiteRotationError/unknownEntry(_:)``, what
    ///   ``SiteEntryEdit/problem(editing:in:at:)`` finds, or ``SiteRotationError/repository(_:)``
    ///   when it could not be saved. Nothing is written then.
    @discardableResult
    func execute(_ edit: SiteEntryEdit) async throws(SiteRotationError) -> EditedSiteEntry
}
