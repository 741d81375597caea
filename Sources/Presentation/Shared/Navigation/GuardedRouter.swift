/// A router that is told when what its guard knows has changed.
@MainActor
public protocol GuardedRouter: AnyObject {
    /// Opens what the guard answered with another screen, for example after signing in.
    func resume()

    /// Asks the guard again about everything that is shown.
    ///
    /// - Parameter isRemembering: True if ``resume()`` is to bring back what leaves.
    func recheck(remembering isRemembering: Bool)
}

extension Router: GuardedRouter {}
extension SectionedRouter: GuardedRouter {}
