/// The name of a screen with its ids and choices; usually the enum of a feature.
///
/// A route is its own identity, so lists, selections and sheets accept it directly. It contains no
/// entity or model: the screen can be created from the route alone, even in another run.
public protocol Route: Hashable, Codable, Sendable, Identifiable where ID == Self {}

extension Route {
    public var id: Self { self }
}
