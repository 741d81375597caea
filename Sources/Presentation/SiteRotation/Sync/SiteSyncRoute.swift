public import MomentumPresentation

/// The screens of the sync.
public enum SiteSyncRoute: Route {
    case status
}
