import Foundation
import MomentumData
import MomentumDomain

/// `momentum places build`: an index from a file.
enum PlacesBuildCommand {
    static let input = Argument.required(
        "INPUT",
        "A file of places: CSV, TSV, GeoJSON or a dump of GeoNames.",
        as: .file
    )
    static let output = Option.value(
        "output",
        "FILE",
        "Where the index goes; INPUT with .places otherwise.",
        as: .file
    )
    static let format = Option.value(
        "format",
        "FORMAT",
        "csv, tsv, geojson or geonames; told by the name otherwise.",
        as: .choice("csv", "tsv", "geojson", "geonames")
    )
    static let columns = Option.value(
        "columns",
        "LIST",
        "Names of columns, for example name=title,lat=y,lon=x,category=kind.",
        as: .text
    )

    static let command = Command(
        "build",
        summary: "Build a place index from a file of places.",
        details: "Rows that are no places are left out and reported with their line numbers.",
        arguments: [input],
        options: [output, format, columns],
        example: "momentum places build places.csv --output places.index",
        json: """
            {"file", "places", "refused", "problems": [{"line", "problem"}], "bytes"}
            """
    ) { call, context in
        let input = call[input]
        let output = call[output] ?? input.appendingPathExtension("places")
        let format = try format(call, input: input)
        let importer = PlaceImport(format: format, columns: try columns(call))
        let size = (try? input.resourceValues(forKeys: [.fileSizeKey]))?.fileSize
        let reporter = context.console.progress("Building", unit: "bytes", total: size)
        defer { reporter.finish() }
        let report = try await importer.build(
            from: input,
            to: output,
            date: context.clock.now
        ) { progress in
            reporter.update(progress.bytesRead)
        }
        reporter.finish()
        let summary = try PlaceIndex(output).summary()
        return CommandAnswer(
            PlacesBuildDocument(
                file: output.path,
                places: report.accepted,
                refused: report.refused,
                problems: report.problems.map {
                    PlacesBuildDocument.Problem(line: $0.line, problem: $0.problem.rawValue)
                },
                bytes: summary.bytes
            ),
            text: text(report, summary: summary, output: output)
        )
    }

    private static func format(_ call: Invocation, input: URL) throws -> PlaceFileFormat {
        if let named = call[format].flatMap(PlaceFileFormat.init) { return named }
        switch input.pathExtension.lowercased() {
        case "csv": return .csv
        case "tsv": return .tsv
        case "json", "geojson", "geojsonl": return .geojson
        default:
            throw call.usageError("The format cannot be told from the name; give --format.")
        }
    }

    private static func columns(_ call: Invocation) throws -> PlaceColumns {
        var columns = PlaceColumns()
        for pair in (call[Self.columns] ?? "").split(separator: ",") {
            let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else {
                throw call.usageError("--columns takes pairs such as name=title.")
            }
            switch parts[0] {
            case "name": columns.name = [parts[1]]
            case "category": columns.category = [parts[1]]
            case "tag": columns.tag = [parts[1]]
            case "lat", "latitude": columns.latitude = [parts[1]]
            case "lon", "longitude": columns.longitude = [parts[1]]
            case "city": columns.city = [parts[1]]
            case "popularity": columns.popularity = [parts[1]]
            default: throw call.usageError("--columns does not know “\(parts[0])”.")
            }
        }
        return columns
    }

    private static func text(
        _ report: PlaceImportReport,
        summary: PlaceIndexSummary,
        output: URL
    ) -> TerminalText {
        var text: TerminalText =
            "\(report.accepted) places, \(summary.bytes) bytes: \(output.path)\n"
        if report.refused > 0 {
            text = "\(text)\(report.refused) rows were left out:\n"
            for problem in report.problems.prefix(10) {
                text = "\(text)  line \(problem.line): \(problem.problem.rawValue)\n"
            }
        }
        return text
    }
}
