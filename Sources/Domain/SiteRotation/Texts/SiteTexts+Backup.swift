import MomentumDomain

extension SiteTexts {
    /// The sentences and labels of backups; part of ``SiteTexts``.
    public struct Backup: Sendable {
        public var explanation = """
            A backup has every record of this tracker, deleted ones and notes included. It is not \
            encrypted: whoever has the file can read it.
            """
        public var made: @Sendable (_ time: String) -> String = { "Backup of \($0)." }
        /// The effect on the entries, such as `2 entries will be added, 1 will be deleted.`.
        public var forecast: @Sendable (_ entries: SiteRestoreReport.Counts) -> String = {
            Self.sentence($0, "will be added", "will change", "will be deleted")
        }
        public var outcome: @Sendable (_ entries: SiteRestoreReport.Counts) -> String = {
            Self.sentence($0, "added", "changed", "deleted")
        }
        /// The number of records of another kind that a restore writes.
        public var others:
            @Sendable (_ kind: String, _ counts: SiteRestoreReport.Counts) -> String =
                { kind, counts in
                    guard kind != "order" else { return "Order of places: changed." }
                    return
                        "\(counts.total.counted(kind, "\(kind)s")): "
                        + Self.parts(counts).joined(separator: ", ") + "."
                }
        public var nothing = "Everything in the backup is here already."
        /// A merge that leaves out all entries.
        public var nothingAdded = "Nothing is added."
        public var twins: @Sendable (_ count: Int) -> String = {
            $0 == 1
                ? "1 entry of the backup is of a wearing that is here: the more complete one is shown."
                : """
                \($0) entries of the backup are of wearings that are here: the more complete ones \
                are shown.
                """
        }
        public var deletedHere: @Sendable (_ count: Int) -> String = {
            $0 == 1
                ? """
                1 entry of the backup was deleted or taken back here, and stays so; replacing \
                brings it back.
                """
                : """
                \($0) entries of the backup were deleted or taken back here, and stay so; \
                replacing brings them back.
                """
        }
        public var isApart = """
            The backup has no entry in common with the records here: is it of the same wearer?
            """
        /// Names some of the entries that a restore deletes; `others` is the number of the
        /// remaining ones.
        public var gone: @Sendable (_ names: [String], _ others: Int) -> String = {
            "Deleted would be: \($0.joined(separator: ", "))"
                + ($1 > 0 ? " and \($1) more." : ".")
        }

        public init() {}

        private static func sentence(
            _ counts: SiteRestoreReport.Counts,
            _ added: String,
            _ changed: String,
            _ removed: String
        ) -> String {
            let parts = [
                (counts.added, added), (counts.changed, changed), (counts.removed, removed),
            ]
            .filter { $0.0 > 0 }
            guard let first = parts.first else { return "No entry differs." }
            let others = parts.dropFirst().map { "\($0.0) \($0.1)" }
            return (["\(first.0.counted("entry", "entries")) \(first.1)"] + others)
                .joined(separator: ", ") + "."
        }

        private static func parts(_ counts: SiteRestoreReport.Counts) -> [String] {
            [(counts.added, "added"), (counts.changed, "changed"), (counts.removed, "removed")]
                .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        }
    }
}
