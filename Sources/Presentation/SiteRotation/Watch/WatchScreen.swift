public import MomentumPresentation

/// The screens of the watch, one for each ``WatchRoute``.
public enum WatchScreen: Screen {
    case home(WatchHomeViewModel)
    case selection(WatchSelectionViewModel)
    case confirmation(WatchSelectionViewModel)

    /// Records that the screen was closed; a sent request continues.
    public func leave() {
        switch self {
        case .home: break
        case .selection(let screen), .confirmation(let screen): screen.leave()
        }
    }
}
