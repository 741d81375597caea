import MomentumDomain

extension SiteTexts {
    /// The sentences about corrections and the review; part of ``SiteTexts``.
    public struct Corrections: Sendable {
        /// The remark on an insertion that is an ordinary change.
        public var isChange = "Nothing starts later, so this is an ordinary site change."
        public var nothing = "Nothing would change."
        /// The remark on an entry that another one now ends, and that may have come off with these
        /// findings.
        public var keepsRemoval: @Sendable (_ place: String, _ summary: String) -> String = {
            "What was recorded when a set came off stays with \($0): \($1)."
        }
        public var overlap:
            @Sendable (_ first: String, _ second: String, _ from: String, _ time: String) -> String =
                { "\($0) and \($1) overlap from \($2), for \($3)." }
        public var gap: @Sendable (_ from: String, _ to: String, _ time: String) -> String = {
            "Nothing is recorded from \($0) to \($1), for \($2)."
        }
        public var overlapsLater:
            @Sendable (_ entry: String, _ others: [String], _ time: String) -> String = {
                entry,
                others,
                time in
                let more = others.count > 3 ? " and \(others.count - 3) more" : ""
                return "\(entry) overlaps \(others.prefix(3).joined(separator: ", "))\(more), "
                    + "for \(time)."
            }
        public var duplicate: @Sendable (_ entry: String, _ time: String) -> String = {
            "\($0) was logged again after \($1)."
        }
        public var long: @Sendable (_ entry: String, _ time: String) -> String = {
            "\($0) lasts \($1). Was a change forgotten?"
        }
        public var startTaken: @Sendable (_ entry: String) -> String = {
            "\($0) starts within a minute of that time. Choose another time, or correct that entry "
                + "instead. Nothing was saved."
        }
        public var clear = "No overlaps, no gaps, nothing logged twice."

        public init() {}

        /// The numbers of issues, such as `2 overlaps, 1 gap`.
        public func counts(_ issues: [SiteIssue]) -> String {
            SiteIssue.Kind.allCases.compactMap { kind in
                let count = issues.count { $0.kind == kind }
                guard count > 0 else { return nil }
                return switch kind {
                case .overlap: count.counted("overlap", "overlaps")
                case .gap: count.counted("gap", "gaps")
                case .duplicate: count.counted("duplicate", "duplicates")
                case .long: count.counted("long entry", "long entries")
                }
            }
            .joined(separator: ", ")
        }
    }
}
