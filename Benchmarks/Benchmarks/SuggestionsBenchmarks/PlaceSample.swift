import Foundation
import MomentumPlaceIndex
import MomentumSuggestionsDomain

/// A million made-up places, or those of the file that `MOMENTUM_PLACES` names, and their index.
///
/// The files stay in the temporary folder, because every row of the table runs in a process of its
/// own.
enum PlaceSample {
    static let input = makeInput()
    static let indexFile = builtIndex(of: input)
    static let index: PlaceIndex = open(indexFile)
    static let places = readPlaces()

    static let folder = makeFolder()

    private static let given = ProcessInfo.processInfo.environment["MOMENTUM_PLACES"]

    /// Builds the index of a table.
    static func build(from table: URL = input, to file: URL) async throws {
        _ = try await PlaceImport(format: .tsv)
            .build(from: table, to: file, date: Date(timeIntervalSince1970: 0))
    }

    private static func makeFolder() -> URL {
        let folder = URL.temporaryDirectory.appending(path: "momentum-suggestions-benchmarks/")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            preconditionFailure("the folder cannot be made: \(error)")
        }
        return folder
    }

    private static func makeInput() -> URL {
        if let given { return URL(filePath: given) }
        return table(named: "million.tsv", rows: 1_000_000)
    }

    /// A table of made-up places, which is written if it is not there.
    static func table(named name: String, rows: Int) -> URL {
        let file = folder.appending(path: name)
        guard !FileManager.default.fileExists(atPath: file.path) else { return file }
        let draft = file.appendingPathExtension("part")
        do {
            try Data().write(to: draft)
            let handle = try FileHandle(forWritingTo: draft)
            try MadeUpPlaces.table(rows: rows) { try handle.write(contentsOf: Data($0.utf8)) }
            try handle.close()
            try FileManager.default.moveItem(at: draft, to: file)
        } catch {
            preconditionFailure("the places cannot be written: \(error)")
        }
        return file
    }

    /// The index of a table, which is built if it is not there.
    static func builtIndex(of table: URL) -> URL {
        let name = table.deletingPathExtension().lastPathComponent
        let file = folder.appending(path: "\(name).places")
        guard !FileManager.default.fileExists(atPath: file.path) else { return file }
        do {
            try blocking { try await build(from: table, to: file) }
        } catch {
            preconditionFailure("the index cannot be built: \(error)")
        }
        return file
    }

    static func open(_ file: URL) -> PlaceIndex {
        do {
            return try PlaceIndex(file)
        } catch {
            preconditionFailure("the index cannot be opened: \(error)")
        }
    }

    private static func readPlaces() -> [Place] {
        guard let text = try? String(contentsOf: input, encoding: .utf8) else {
            preconditionFailure("the places cannot be read")
        }
        // By bytes: by characters it would take most of a row's time.
        var lines = text.utf8.split(separator: UInt8(ascii: "\n"))
        let header = lines.removeFirst().split(separator: UInt8(ascii: "\t"))
            .map { String(Substring($0)) }
        func column(_ name: String) -> Int { header.firstIndex(of: name) ?? 0 }
        let (name, category) = (column("name"), column("category"))
        let (latitude, longitude) = (column("lat"), column("lon"))
        let (city, popularity) = (column("city"), column("popularity"))
        return lines.map { line in
            let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
                .map { Substring($0) }
            return Place(
                name: String(fields[name]),
                category: String(fields[category]),
                coordinate: Coordinate(
                    latitude: Double(fields[latitude]) ?? 0,
                    longitude: Double(fields[longitude]) ?? 0
                ),
                city: String(fields[city]),
                popularity: Double(fields[popularity]) ?? 0
            )
        }
    }

    /// Waits for asynchronous work, for values that are made at their first use.
    private static func blocking(_ body: @escaping @Sendable () async throws -> Void) throws {
        let done = DispatchSemaphore(value: 0)
        let failure = Failure()
        Task.detached {
            do { try await body() } catch { failure.error = error }
            done.signal()
        }
        done.wait()
        if let error = failure.error { throw error }
    }

    // Written before the semaphore is signalled, and read after that.
    private final class Failure: @unchecked Sendable {
        var error: (any Error)?
    }
}
