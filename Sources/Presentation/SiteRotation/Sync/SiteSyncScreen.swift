public import MomentumPresentation

/// The screens of the sync, one for each ``SiteSyncRoute``.
public enum SiteSyncScreen: Screen {
    case status(SiteSyncStatusViewModel)

    /// Does nothing: all screens share a running sync.
    public func leave() {}
}
