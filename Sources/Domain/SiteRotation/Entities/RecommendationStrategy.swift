/// How recommended locations are chosen; `avoid` and the list of all are the same in each (SR-159).
public enum RecommendationStrategy: String, Hashable, Sendable, Codable, CaseIterable {
    /// The locations that have rested longest (SR-19).
    case bySite
    /// One location of each group, groups that have rested longest first (SR-160).
    case byBodyPart
    /// Locations of groups that were not used lately, then the others (SR-161).
    case bodyPartCooldown
}
