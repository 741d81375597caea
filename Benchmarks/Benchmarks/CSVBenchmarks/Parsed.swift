import SwiftCSV

/// The file as SwiftCSV holds it.
enum Parsed {
    // A class that is not Sendable, but nothing writes to it and one row at a time reads it.
    nonisolated(unsafe) static let csv = parse()

    private static func parse() -> EnumeratedCSV {
        guard
            let csv = try? EnumeratedCSV(string: Sample.text, delimiter: .comma, loadColumns: false)
        else {
            preconditionFailure("the file cannot be split")
        }
        return csv
    }
}
