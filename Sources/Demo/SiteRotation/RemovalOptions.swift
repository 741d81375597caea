import MomentumCommandLine
import MomentumSiteRotationDomain

/// The options that say why a set came off, and what was seen there.
enum RemovalOptions {
    static let reason = ValueFormat<RemovalReason>.choice(RemovalReason.all) { $0.rawValue }
    static let finding = ValueFormat<SiteFinding>.choice(SiteFinding.all) { $0.rawValue }
}
