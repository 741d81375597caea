public import MomentumPresentation

/// The screens of the watch, one for each ``WatchRoute``.
public enum WatchScreen: Screen {
    case home(WatchHomeViewModel)
    case selection(WatchSelectionViewModel)
    case confirmation(WatchSelectionViewModel)

    /// Does nothing: sent requests continue.
    public func leave() {}
}
