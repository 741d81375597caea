/// What an import does, in sentences whose words agree with their numbers (SR-111).
extension SiteImportReport {
    /// What confirming would do: `12 entries will be replaced by 1 entry.` (SR-110).
    public var forecast: String {
        switch content {
        case .entries(.replace):
            let replaced = replacedCount.counted("entry", "entries")
            return "\(replaced) will be replaced by \(importedCount.counted("entry", "entries"))."
        case .entries(.merge):
            return "\(importedCount.counted("entry", "entries")) will be added."
        case .locations:
            return "\(importedCount.counted("location", "locations")) will be set as in the file."
        }
    }

    /// The first sentence of a report, in the past tense.
    public var outcome: String {
        switch content {
        case .entries: "\(importedCount.counted("entry", "entries")) imported."
        case .locations: "\(importedCount.counted("location", "locations")) set as in the file."
        }
    }

    /// A sentence for each of the other figures that is not zero: rows that were there already,
    /// rows left out, rows set right, locations changed and added.
    public var details: [String] {
        [
            sentence(presentCount, "row was there already.", "rows were there already."),
            sentence(skipped.count, "row is skipped.", "rows are skipped."),
            sentence(repairs.count, "row is set right.", "rows are set right."),
            sentence(updatedCount, "known location changes.", "known locations change."),
            created.isEmpty
                ? nil
                : created.count.counted("new location", "new locations")
                    + ": \(createdNames.joined(separator: ", ")).",
        ].compactMap(\.self)
    }

    private func sentence(_ count: Int, _ one: String, _ several: String) -> String? {
        count > 0 ? count.counted(one, several) : nil
    }
}
