public import MomentumPresentation

/// The screens of the sync, one for each ``SiteSyncRoute``.
public enum SiteSyncScreen: Screen {
    case status(SiteSyncStatusViewModel)

    /// Does nothing: a sync that runs is everybody's.
    public func leave() {}
}
