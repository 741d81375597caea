/// What a guard says about a screen that somebody wants to open.
public enum RouteDecision<Route: Hashable & Codable & Sendable>: Hashable, Sendable {
    case allow
    /// Another screen comes first, such as the one for signing in.
    case redirect(to: Route)
    /// The screen stays closed; the reason is a sentence for people.
    case refuse(reason: String)
}
