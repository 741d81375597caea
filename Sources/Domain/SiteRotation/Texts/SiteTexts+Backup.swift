import MomentumDomain

extension SiteTexts {
    /// The sentences and labels of backups; part of ``SiteTexts``.
    public struct Backup: Sendable {
        private let words: Words

        public var explanation: String {
            words(
                """
                A backup has every record of this tracker, deleted ones and notes included. \
                It is not encrypted: whoever has the file can read it.
                """
            )
        }
        /// In English: `Backup of {time}.`.
        public func made(_ time: String) -> String {
            words("Backup of \(time).")
        }
        /// The effect on the entries, such as `2 entries will be added, 1 will be deleted.`.
        public func forecast(_ entries: SiteRestoreReport.Counts) -> String {
            sentence(
                entries,
                first: { count, phrase in
                    switch phrase {
                    case .added:
                        Phrase(count, "1 entry will be added", "\(count) entries will be added")
                    case .changed:
                        Phrase(count, "1 entry will change", "\(count) entries will change")
                    case .deleted:
                        Phrase(count, "1 entry will be deleted", "\(count) entries will be deleted")
                    }
                },
                next: { count, phrase in
                    switch phrase {
                    case .added: Phrase(count, "1 will be added", "\(count) will be added")
                    case .changed: Phrase(count, "1 will change", "\(count) will change")
                    case .deleted: Phrase(count, "1 will be deleted", "\(count) will be deleted")
                    }
                }
            )
        }
        /// In English: `2 entries added, 1 changed.`.
        public func outcome(_ entries: SiteRestoreReport.Counts) -> String {
            sentence(
                entries,
                first: { count, phrase in
                    switch phrase {
                    case .added: Phrase(count, "1 entry added", "\(count) entries added")
                    case .changed: Phrase(count, "1 entry changed", "\(count) entries changed")
                    case .deleted: Phrase(count, "1 entry deleted", "\(count) entries deleted")
                    }
                },
                next: Self.part
            )
        }
        /// The number of records of another kind that a restore writes.
        public func others(_ kind: String, _ counts: SiteRestoreReport.Counts) -> String {
            guard kind != "order" else { return words("Order of places: changed.") }
            let changes = Self.changes(of: counts).map { count, change in
                switch change {
                case .added: words("\(count: count) added")
                case .changed: words("\(count: count) changed")
                case .deleted: words("\(count: count) removed")
                }
            }
            .joined(separator: ", ")
            let kinds: Phrase =
                switch kind {
                case "place": .counted(counts.total, "place")
                case "rest": .counted(counts.total, "rest")
                case "profile": .counted(counts.total, "profile")
                case "setting": .counted(counts.total, "setting")
                case "sensor": .counted(counts.total, "sensor")
                case "command": .counted(counts.total, "command")
                default: .counted(counts.total, "unknown record")
                }
            return words("\(kinds): \(changes).")
        }
        public var nothing: String { words("Everything in the backup is here already.") }
        /// A merge that leaves out all entries.
        public var nothingAdded: String { words("Nothing is added.") }
        /// In English: `2 entries of the backup are of wearings that are here.`.
        public func twins(_ count: Int) -> String {
            words(
                Phrase(
                    count,
                    """
                    1 entry of the backup is of a wearing that is here: the more complete \
                    one is shown.
                    """,
                    """
                    \(count: count) entries of the backup are of wearings that are here: the more \
                    complete ones are shown.
                    """
                )
            )
        }
        /// In English: `2 entries of the backup were deleted here, and stay so.`.
        public func deletedHere(_ count: Int) -> String {
            words(
                Phrase(
                    count,
                    """
                    1 entry of the backup was deleted or taken back here, and stays so; \
                    replacing brings it back.
                    """,
                    """
                    \(count: count) entries of the backup were deleted or taken back here, and stay \
                    so; replacing brings them back.
                    """
                )
            )
        }
        public var isApart: String {
            words(
                """
                The backup has no entry in common with the records here: is it of the same \
                wearer?
                """
            )
        }
        /// Names some of the entries that a restore deletes; `others` is the number of the
        /// remaining ones.
        public func gone(_ names: [String], _ others: Int) -> String {
            let list = words.list(names)
            return words(
                others > 0
                    ? "Deleted would be: \(list) and \(count: others) more."
                    : "Deleted would be: \(list)."
            )
        }

        init(words: Words) { self.words = words }

        private enum Change: CaseIterable {
            case added, changed, deleted
        }

        /// One sentence with all numbers that are not 0; the first one names the entries.
        private func sentence(
            _ counts: SiteRestoreReport.Counts,
            first: (Int, Change) -> Phrase,
            next: (Int, Change) -> Phrase
        ) -> String {
            let parts = Self.changes(of: counts)
            guard let (count, change) = parts.first else { return words("No entry differs.") }
            let others = parts.dropFirst().map { words(next($0, $1)) }
            return ([words(first(count, change))] + others).joined(separator: ", ") + "."
        }

        private static func changes(of counts: SiteRestoreReport.Counts) -> [(Int, Change)] {
            [(counts.added, .added), (counts.changed, .changed), (counts.removed, .deleted)]
                .filter { $0.0 > 0 }
        }

        private static func part(_ count: Int, _ change: Change) -> Phrase {
            switch change {
            case .added: "\(count: count) added"
            case .changed: "\(count: count) changed"
            case .deleted: "\(count: count) deleted"
            }
        }
    }
}
