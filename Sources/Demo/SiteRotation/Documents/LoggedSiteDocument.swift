import Foundation
import MomentumCommandLine

struct LoggedSiteDocument: Encodable, Sendable {
    /// The value for `--operation`, so that a repetition does not make the change twice.
    ///
    /// The properties are `nil` after the answer no.
    @Nullable var operation: UUID?
    @Nullable var entry: SiteEntryDocument?
    @Nullable var closed: SiteEntryDocument?
    /// The entries that the new one overlaps.
    @Nullable var overlaps: [SiteEntryDocument]?
}
