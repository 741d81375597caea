import Foundation
import MomentumPlaceIndex
import MomentumSuggestionsDomain

/// A million made-up places, or those of the file that `MOMENTUM_PLACES` names, and their index.
///
/// The files stay in the temporary folder, because every row of the table runs in a process of its
/// own.
enum PlaceSample {
    static let input = makeInput()
    static let indexFile = makeIndex()
    static let index = openIndex()
    static let places = readPlaces()

    static let folder = makeFolder()

    private static let given = ProcessInfo.processInfo.environment["MOMENTUM_PLACES"]

    /// Builds the index of the input.
    static func build(to file: URL) async throws {
        _ = try await PlaceImport(format: .tsv)
            .build(from: input, to: file, date: Date(timeIntervalSince1970: 0))
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
        let file = folder.appending(path: "places.tsv")
        guard !FileManager.default.fileExists(atPath: file.path) else { return file }
        do {
            try Data(MadeUpPlaces.table(rows: 1_000_000).utf8).write(to: file, options: .atomic)
        } catch {
            preconditionFailure("the places cannot be written: \(error)")
        }
        return file
    }

    private static func makeIndex() -> URL {
        let name = input.deletingPathExtension().lastPathComponent
        let file = folder.appending(path: "\(name).places")
        guard !FileManager.default.fileExists(atPath: file.path) else { return file }
        do {
            try blocking { try await build(to: file) }
        } catch {
            preconditionFailure("the index cannot be built: \(error)")
        }
        return file
    }

    private static func openIndex() -> PlaceIndex {
        do {
            return try PlaceIndex(indexFile)
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
        let popularity = column("popularity")
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
