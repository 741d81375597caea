import Benchmark
import Comparing
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSystem
import SwiftCSV

// Files of 100,000 rows, against SwiftCSV, which splits rows into strings and checks nothing.
let benchmarks: @Sendable () -> Void = {
    let format = Sample.format

    Benchmark.race("bytes to typed rows, at least 800 %", against: "SwiftCSV split") {
        blackHole(
            try EnumeratedCSV(string: Sample.text, delimiter: .comma, loadColumns: false).rows
        )
    } measured: {
        blackHole(try format.read(Sample.bytes))
    }
    Benchmark.race("the whole preview of an import", against: "SwiftCSV split") {
        blackHole(
            try EnumeratedCSV(string: Sample.text, delimiter: .comma, loadColumns: false).rows
        )
    } measured: {
        let prepare = PrepareSiteImportUseCase(
            sites: InMemorySiteRotationRepository(),
            format: format,
            documents: InMemorySiteDocumentStore(),
            identifiers: RandomIdentifiers()
        )
        let preview = try await prepare.execute(Sample.bytes, mode: .replace, now: Sample.now)
        blackHole(preview)
    }
    Benchmark.race("export of entries, at least 500 %", against: "SwiftCSV serialized") {
        blackHole(Array(Parsed.csv.serialized.utf8))
    } measured: {
        blackHole(format.write(SiteExportTable(Sample.records)))
    }
}
