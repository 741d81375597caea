public import Foundation

/// The storage of users and teams.
public enum SchedulingStorage: Hashable, Sendable {
    /// Nowhere: sample people that last as long as the container.
    case inMemory
    /// In `people.json` of a folder, which need not exist yet; it starts with sample people.
    case folder(URL)
    /// At the server of the installed `GraphQLAssembly`.
    case server
}
