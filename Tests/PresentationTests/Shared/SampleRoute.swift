import MomentumPresentation

/// Screens that exist in tests only.
enum SampleRoute: Route {
    case list
    case item(Int)
    case edit(Int)
    case signIn
}
