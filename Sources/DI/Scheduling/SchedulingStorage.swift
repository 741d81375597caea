public import Foundation

/// Where users and teams are.
public enum SchedulingStorage: Hashable, Sendable {
    /// Nowhere: sample people that last as long as the container.
    case inMemory
    /// In a file, which need not exist yet; sample people are in it then.
    case file(URL)
    /// At the server that ``AuthenticationAssembly`` knows.
    case server
}
