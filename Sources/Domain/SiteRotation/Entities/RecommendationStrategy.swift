/// The choice of recommended locations; `avoid` and the list of all are the same in each.
public enum RecommendationStrategy: String, Hashable, Sendable, Codable, CaseIterable {
    /// The locations that have rested longest.
    case bySite
    /// One location of each group, groups that have rested longest first.
    case byBodyPart
    /// Locations of groups that were not used lately, then the others.
    case bodyPartCooldown
}
