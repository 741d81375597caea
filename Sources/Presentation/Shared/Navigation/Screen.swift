/// The screens of a feature or program: an enum with a case for each route, and the view model as
/// its payload.
///
/// ```swift
/// public enum SiteRotationScreen: Screen {
///     case home(SiteHomeViewModel)
///     case statistics(SiteStatisticsViewModel)
///     // …
/// }
/// ```
///
/// A host draws a screen with one switch, so a new screen breaks its build until it is drawn.
@MainActor
public protocol Screen {
    /// Cancels the work of the screen; called once, when its route is no longer shown.
    func leave()
}
