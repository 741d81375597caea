import Foundation
import MomentumCommandLine

struct LoggedSiteDocument: Encodable, Sendable {
    /// The value to pass to `--operation`, so that a repetition does not make the change twice.
    ///
    /// This and the others are `nil` when the answer to a question was no.
    @Nullable var operation: UUID?
    @Nullable var entry: SiteEntryDocument?
    @Nullable var closed: SiteEntryDocument?
}
