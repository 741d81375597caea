public import Foundation
public import MomentumDomain

/// Builds a place index from a file of places.
public struct PlaceImport: Sendable {
    /// Progress is told, and cancelling noticed, after so many rows.
    static let rowsPerReport = 16_384

    let format: PlaceFileFormat
    let columns: PlaceColumns
    let categorizer: TagCategorizer

    /// - Parameters:
    ///   - format: How the input is written.
    ///   - columns: What its columns or properties are called.
    ///   - categories: What tags of OpenStreetMap are turned into the words of (SG-20).
    public init(
        format: PlaceFileFormat,
        columns: PlaceColumns = PlaceColumns(),
        categories: [PlaceCategory] = FormCatalogue.standard.placeCategories
    ) {
        self.format = format
        self.columns = columns
        categorizer = TagCategorizer(categories: categories)
    }

    /// Reads `input` and writes the index, whole or not at all.
    ///
    /// Rows that are no places are left out and reported.
    ///
    /// - Parameters:
    ///   - input: The file of places.
    ///   - output: Where the index goes; one that is there is replaced.
    ///   - date: When the index is built.
    ///   - progress: Told now and then, on the calling task.
    /// - Returns: What became of the rows.
    /// - Throws: ``PlaceIndexError``; `cancelled` when the task is cancelled.
    @concurrent
    public func build(
        from input: URL,
        to output: URL,
        date: Date,
        progress: @Sendable (PlaceImportProgress) -> Void = { _ in }
    ) async throws(PlaceIndexError) -> PlaceImportReport {
        let file = try MappedFile(input)
        var builder = PlaceIndexBuilder()
        var report = PlaceImportReport()
        func tell(_ stage: PlaceImportProgress.Stage, _ bytes: Int, _ places: Int) {
            file.release(upTo: bytes)
            progress(
                PlaceImportProgress(
                    stage: stage,
                    bytesRead: bytes,
                    totalBytes: file.bytes.count,
                    places: places
                )
            )
        }
        switch format {
        case .csv, .tsv, .geonames:
            try readRows(file.bytes, into: &builder, &report) { tell(.reading, $0, $1) }
        case .geojson:
            try readFeatures(file.bytes, into: &builder, &report) { tell(.reading, $0, $1) }
        }
        if report.accepted == 0, let first = report.problems.first {
            // An index that is there is worth more than an empty one.
            throw .unreadableInput(
                line: first.line,
                reason: first.problem == .notText
                    ? PlaceIndexError.notText
                    : "no row is a place, and this one is none because \(first.problem.reason)"
            )
        }
        tell(.writing, file.bytes.count, builder.count)
        try builder.write(to: output, source: input.lastPathComponent, date: date)
        return report
    }

    static func checkCancellation() throws(PlaceIndexError) {
        guard !Task.isCancelled else { throw .cancelled }
    }
}
