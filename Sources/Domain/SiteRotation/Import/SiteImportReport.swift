public import MomentumDomain

/// The effect of an import, before or after it.
public struct SiteImportReport: Hashable, Sendable {
    /// The kind of file; for entries, also the effect on the current ones.
    public enum Content: Hashable, Sendable {
        case entries(SiteImport.Mode)
        case locations
    }

    public let content: Content
    public var importedCount: Int
    /// The number of entries that the file's entries replace; 0 when merging.
    public var replacedCount: Int
    /// The number of rows already present, when merging.
    public var presentCount: Int
    /// The number of known locations that a file of locations enables, disables or moves.
    public var updatedCount: Int
    /// The number of imported entries with an end after now; they do not count as worn.
    public var endingLaterCount: Int
    /// The skipped rows, in the order of the file.
    public var skipped: [Skip]
    /// The repairs, in the order of the file.
    public var repairs: [Repair]
    /// The added locations, in order.
    public var created: [SitePlace]

    public init(
        content: Content,
        importedCount: Int = 0,
        replacedCount: Int = 0,
        presentCount: Int = 0,
        updatedCount: Int = 0,
        endingLaterCount: Int = 0,
        skipped: [Skip] = [],
        repairs: [Repair] = [],
        created: [SitePlace] = []
    ) {
        self.content = content
        self.importedCount = importedCount
        self.replacedCount = replacedCount
        self.presentCount = presentCount
        self.updatedCount = updatedCount
        self.endingLaterCount = endingLaterCount
        self.skipped = skipped
        self.repairs = repairs
        self.created = created
    }

    /// The names of the added locations in the format of files, such as `L Hip (Front)`.
    public var createdNames: [String] { created.map(\.shortName) }
}

extension SiteImportReport {
    /// True if at least one entry was imported.
    public var restoresEntries: Bool {
        if case .entries = content { importedCount > 0 } else { false }
    }

    /// True if anything was written, so that an undo reverts the import and not an earlier change.
    package var isChange: Bool {
        importedCount > 0 || replacedCount > 0 || updatedCount > 0 || !created.isEmpty
    }
}

extension SiteImportReport {
    /// True if few rows replace many entries, so that it may be the wrong file.
    public var replacesMost: Bool {
        guard content == .entries(.replace), replacedCount > 0 else { return false }
        return importedCount * 2 < replacedCount || importedCount < skipped.count
    }
}

/// Sentences about an import, in the right grammatical number (SR-111).
extension SiteImportReport {
    /// The effect of confirming, for example `12 entries will be replaced by 1 entry.`.
    public var forecast: Phrase {
        let imported = Phrase.counted(importedCount, "entry", "entries")
        return switch content {
        case .entries(.replace):
            Phrase(
                replacedCount,
                "\(replacedCount) entry will be replaced by \(imported).",
                "\(replacedCount) entries will be replaced by \(imported)."
            )
        case .entries(.merge):
            Phrase(
                importedCount,
                "1 entry will be added.",
                "\(importedCount) entries will be added."
            )
        case .locations:
            Phrase(
                importedCount,
                "1 location will be set as in the file.",
                "\(importedCount) locations will be set as in the file."
            )
        }
    }

    /// The first sentence of a report, in the past tense.
    public var outcome: Phrase {
        switch content {
        case .entries:
            Phrase(importedCount, "1 entry imported.", "\(importedCount) entries imported.")
        case .locations:
            Phrase(
                importedCount,
                "1 location set as in the file.",
                "\(importedCount) locations set as in the file."
            )
        }
    }

    /// A sentence for each other figure that is not zero: rows already present, skipped rows,
    /// repairs, future ends, locations changed and added.
    public var details: [Phrase] {
        let (present, skips, ends) = (presentCount, skipped.count, endingLaterCount)
        let names = Phrase.list(created.map(\.displayPhrase))
        let sentences: [(count: Int, phrase: Phrase)] = [
            (
                present,
                Phrase(present, "1 row was there already.", "\(present) rows were there already.")
            ),
            (skips, Phrase(skips, "1 row is skipped.", "\(skips) rows are skipped.")),
            (
                repairs.count,
                Phrase(repairs.count, "1 row is set right.", "\(repairs.count) rows are set right.")
            ),
            (
                ends,
                Phrase(
                    ends,
                    """
                    1 row ends later than now: its set counts as taken off. Reopen it if it is worn.
                    """,
                    """
                    \(ends) rows end later than now: their sets count as taken off. Reopen one if \
                    it is worn.
                    """
                )
            ),
            (
                updatedCount,
                Phrase(
                    updatedCount,
                    "1 known location changes.",
                    "\(updatedCount) known locations change."
                )
            ),
            (
                created.count,
                "\(Phrase.counted(created.count, "new location")): \(names)."
            ),
        ]
        return sentences.compactMap { $0.count > 0 ? $0.phrase : nil }
    }
}

extension SiteImportReport {
    /// A correction of a row that the import does not skip.
    public struct Repair: Hashable, Sendable {
        /// The kind of repair; the names are part of the output for programs.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// The row has no end, but a later entry follows: it ends at that start.
            case closedOpenEntry
            /// The row's duration exceeds ten years, for example because of a wrong clock.
            ///
            /// It ends at the next start, or at once if there is none.
            case endedLongEntry
            /// The row starts after the active site, which ends at that start.
            case closedActiveSite
            /// The clocks showed the time of the row twice; the first occurrence counts.
            case firstOfTwoHours
            /// A quotation mark closes within the text, in a later line than it opens: several rows
            /// may have become one.
            case joinedLines
            /// The row would have disabled the last enabled location, which stays enabled.
            case keptEnabled
        }

        /// The number of the row in its file; the header is row 1.
        public let row: Int
        public let kind: Kind

        public init(row: Int, kind: Kind) {
            self.row = row
            self.kind = kind
        }

        public var message: Phrase {
            switch kind {
            case .closedOpenEntry:
                "The entry has no duration; it ends where the next one starts."
            case .endedLongEntry:
                """
                The duration is above 87600 hours, so its end is not known: the entry ends \
                where the next one starts, or at once when it is the last.
                """
            case .closedActiveSite:
                "The entry starts after the active site, which ends with it."
            case .firstOfTwoHours:
                "The clocks showed this time twice; the first time is taken."
            case .joinedLines:
                """
                A quotation mark opens in this row and closes within the text of a later line: \
                lines in between are part of this row. Check the quotation marks.
                """
            case .keptEnabled:
                "The location stays on, because no other one would be."
            }
        }
    }
}
