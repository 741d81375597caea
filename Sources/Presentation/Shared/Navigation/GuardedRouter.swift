/// A router that is notified when the information of its guard has changed.
@MainActor
public protocol GuardedRouter: AnyObject {
    /// Opens a destination that the guard redirected, for example after a sign-in.
    func resume()

    /// Asks the guard again about all visible screens.
    ///
    /// - Parameter isRemembering: True if ``resume()`` should restore the screens that close.
    func recheck(remembering isRemembering: Bool)
}

extension Router: GuardedRouter {}
extension SectionedRouter: GuardedRouter {}
