public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// The rules that every repository of the tracker's records keeps.
///
/// ```swift
/// @Test(arguments: SiteRotationContract.rules)
/// func `records keep the contract`(rule: SiteRotationContract.Rule) async throws {
///     try await rule.check { try MyRecords(file: newFile()) }
/// }
/// ```
///
/// ``durability`` is for an adapter whose records outlive it, ``sharing`` for one that several
/// processes open at once. An adapter that passes none of these two loses entries.
public enum SiteRotationContract {
    /// A rule about a repository without entries.
    public typealias Rule = ContractRule<any SiteRotationRepository>

    /// Opens the same records each time, as the next start of a program does.
    public typealias Opening = @Sendable () async throws -> any SiteRotationRepository

    /// All rules about what a repository answers.
    public static let rules = changes + corrections + pages
}
