import Foundation
import MomentumCommandLine

struct LoggedSiteDocument: Encodable, Sendable {
    /// The value to pass to `--operation`, so that a repetition does not make the change twice.
    let operation: UUID
    let entry: SiteEntryDocument
    @Nullable var closed: SiteEntryDocument?
}
