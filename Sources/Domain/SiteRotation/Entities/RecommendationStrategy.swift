/// The choice of recommended locations; every strategy has the same `avoid` and list of all.
public enum RecommendationStrategy: String, Hashable, Sendable, Codable, CaseIterable {
    /// The locations that have rested longest.
    case bySite
    /// One location of each group, longest-rested groups first.
    case byBodyPart
    /// Locations of groups without recent use, then the others.
    case bodyPartCooldown
}
