import MomentumCommandLine
import MomentumSchedulingDomain

/// The source and time of rows, in JSON (CL-11).
struct FreshnessDocument: Encodable, Sendable {
    let source: String
    let asOf: String

    init(_ freshness: Freshness) {
        source = freshness.source.rawValue
        asOf = ISO8601Time.text(freshness.asOf)
    }
}
