/// Takes back a change of the records.
public protocol UndoSiteChangeUseCaseProtocol: Sendable {
    /// Takes back the last change that this device made, or the last undo (ST-62).
    ///
    /// - Parameter undo: What is taken back; its id takes effect once (SR-32).
    /// - Returns: What changed, and what was left alone.
    /// - Throws: ``SiteRotationError/nothingToUndo``, or ``SiteRotationError/repository(_:)`` when
    ///   it could not be saved. Nothing is written then.
    @discardableResult
    func execute(_ undo: SiteUndo) async throws(SiteRotationError) -> UndoneSiteChange
}
