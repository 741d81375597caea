public import MomentumDomain

/// The decision of a guard about a screen.
public enum RouteDecision<R: Route>: Hashable, Sendable {
    case allow
    /// Another screen comes first, such as the sign-in.
    case redirect(to: R)
    /// The screen stays closed; the reason is a sentence for people.
    case refuse(reason: Phrase)
}
