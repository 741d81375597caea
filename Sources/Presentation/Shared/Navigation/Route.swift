/// The name of a screen, with the ids and choices that it needs; usually the enum of a feature.
///
/// A route is its own identity, so lists, selections and sheets take it as it is. It carries no
/// entity and no model: the screen can be made from the route alone, in another run, too.
public protocol Route: Hashable, Codable, Sendable, Identifiable where ID == Self {}

extension Route {
    public var id: Self { self }
}
