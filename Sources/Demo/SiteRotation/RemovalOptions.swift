import MomentumCommandLine
import MomentumSiteRotationDomain

/// The options for the reason why a set came off, and for the findings.
enum RemovalOptions {
    static let reason = ValueFormat<RemovalReason>.choice(RemovalReason.all) { $0.rawValue }
    static let finding = ValueFormat<SiteFinding>.choice(SiteFinding.all) { $0.rawValue }
}
