import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPlaceIndex
import MomentumTerminal

enum PlacesBuildCommand {
    static let input = Argument.required(
        "INPUT",
        "A file of places: CSV, TSV, GeoJSON or a dump of GeoNames; - is standard input.",
        as: .input
    )
    static let output = Option.value(
        "output",
        "FILE",
        "Where the index goes; INPUT with .places otherwise, - is standard output.",
        as: .output
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

    static let withoutAliases = Option.flag(
        "no-aliases",
        "Leave out the other names of the places."
    )

    static let command = Command(
        "build",
        summary: "Build a place index from a file of places.",
        details: "Rows that are no places are left out and reported with their line numbers.",
        arguments: [input],
        options: [output, format, columns, withoutAliases],
        example: "momentum places build places.csv --output places.index",
        json: """
            {"file", "places", "refused", "refusedAliases", "problems": [{"line", "problem"}], \
            "bytes"}
            """
    ) { call, context in
        // The index is written next to the old one, and replaces it once complete.
        try await CommandFailure.whole { try await run(call, context) }
    }

    @MainActor
    private static func run(
        _ call: Invocation,
        _ context: CommandContext
    ) async throws -> CommandResult {
        let format = try format(call, input: call[input])
        let columns = try columns(call, format)
        let importer = PlaceImport(
            format: format,
            columns: columns,
            readsAliases: !call[withoutAliases]
        )
        let files = try PlacesBuildFiles(call, context)
        defer { files.remove() }
        try await files.readInput()
        let size = (try? files.input.resourceValues(forKeys: [.fileSizeKey]))?.fileSize
        let reporter = context.console.progress("Building", unit: .megabytes, total: size)
        defer { reporter.finish() }
        let report = try await build(importer, files, at: context.dates.now) { name in
            // The option has a column `lat`, which may be called `y` in the file.
            keys(of: format).first { columns[keyPath: $0.value].contains(name) }?.key ?? name
        } progress: { progress in
            reporter.update(progress.bytesRead)
        }
        reporter.finish()
        let summary = try PlaceIndex(files.output).summary()
        let text = text(
            report,
            summary: summary,
            input: files.named,
            output: call[output] ?? files.output
        )
        if files.writesOnOutput {
            try files.writeOutput()
            context.console.warn(text)
            return .printed
        }
        return CommandResult(
            PlacesBuildDocument(
                file: files.output.path,
                places: report.accepted,
                refused: report.refused,
                refusedAliases: report.refusedAliases,
                problems: report.problems.map {
                    PlacesBuildDocument.Problem(line: $0.line, problem: $0.problem.rawValue)
                },
                bytes: summary.bytes
            ),
            text: text
        )
    }

    @MainActor
    private static func build(
        _ importer: PlaceImport,
        _ files: PlacesBuildFiles,
        at date: Date,
        key: (_ column: String) -> String,
        progress: @Sendable (PlaceImport.Progress) -> Void
    ) async throws(CommandFailure) -> PlaceImport.Report {
        do throws(PlaceIndexError) {
            return try await importer.build(
                from: files.input,
                to: files.output,
                date: date,
                progress: progress
            )
        } catch {
            // Every other failure concerns the input.
            switch error {
            case .unavailable: throw error.commandFailure
            case .missingColumn(let name):
                throw error.commandFailure(
                    at: files.named,
                    hint: "Name the column that has it: --columns \(key(name))=COLUMN."
                )
            default: throw error.commandFailure(at: files.named)
            }
        }
    }

    private static func format(_ call: Invocation, input: URL) throws -> PlaceImport.Format {
        if let named = call[format].flatMap(PlaceImport.Format.init) { return named }
        switch input.pathExtension.lowercased() {
        case "csv": return .csv
        case "tsv": return .tsv
        case "json", "geojson", "geojsonl": return .geojson
        default:
            throw call.usageError(
                "The format cannot be told from the name.",
                hint: "Add --format csv, tsv, geojson or geonames."
            )
        }
    }

    private static func columns(
        _ call: Invocation,
        _ format: PlaceImport.Format
    ) throws -> PlaceImport.Columns {
        var columns = PlaceImport.Columns()
        guard let list = call[Self.columns] else { return columns }
        guard format != .geonames else {
            throw call.usageError("--columns means nothing here: those of GeoNames are fixed.")
        }
        var known = keys(of: format)
        for pair in list.split(separator: ",", omittingEmptySubsequences: false) {
            let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else {
                throw call.usageError(
                    "“\(pair)” in --columns names no column.",
                    hint: "Write it like name=title,category=kind."
                )
            }
            let short = ["latitude": "lat", "longitude": "lon"][parts[0]] ?? parts[0]
            guard let column = known.removeValue(forKey: short) else {
                let names = known.keys.sorted()
                throw call.usageError(
                    "--columns does not know “\(parts[0])”, or has it already.",
                    hint: NearestName.find(short, among: names).map { "Did you mean \($0)?" }
                        ?? "There is \(names.joined(separator: ", "))."
                )
            }
            columns[keyPath: column] = [parts[1]]
        }
        return columns
    }

    /// The columns that `--columns` can name.
    private static func keys(
        of format: PlaceImport.Format
    ) -> [String: WritableKeyPath<PlaceImport.Columns, [String]>] {
        var keys: [String: WritableKeyPath<PlaceImport.Columns, [String]>] = [
            "name": \.name, "category": \.category, "tag": \.tag, "lat": \.latitude,
            "lon": \.longitude, "city": \.city, "popularity": \.popularity, "aliases": \.aliases,
            "street": \.street, "region": \.region,
        ]
        if format == .geojson {
            for path in ["lat", "lon", "tag"] { keys[path] = nil }
            keys["country"] = \.country
        }
        return keys
    }

    private static func text(
        _ report: PlaceImport.Report,
        summary: PlaceIndex.Summary,
        input: URL,
        output: URL
    ) -> TerminalText {
        let places = TerminalText.counted(report.accepted, "place")
        let file = output.isStandardOutput ? "standard output" : output.path
        var text: TerminalText =
            "\(places), \(TerminalText.counted(summary.bytes, "byte")): \(file)\n"
        if report.refused > 0 {
            let rows = TerminalText.counted(report.refused, "row")
            text = "\(text)\("Left out of \(input.quotedName): \(rows)" as TerminalText)\n"
            for problem in report.problems.prefix(10) {
                text = "\(text)  line \(problem.line): \(problem.problem.reason)\n"
            }
        }
        if report.refusedAliases > 0 {
            let names = TerminalText.counted(report.refusedAliases, "other name")
            text = "\(text)\("Left out of \(input.quotedName): \(names)" as TerminalText)\n"
        }
        return text
    }
}
