import Foundation

/// A folder for data of its own, and commands that are typed one after the other.
@MainActor
final class SitesSession {
    let folder = URL.temporaryDirectory.appending(
        path: "momentum-sites-\(UUID())",
        directoryHint: .isDirectory
    )

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// A session with six sets, the last of them worn.
    static func filled() async throws -> SitesSession {
        let session = try SitesSession()
        let rows = try session.file("rows.csv", history(6))
        _ = await session.sites("import", rows, "--replace", "--yes")
        return session
    }

    /// Carries out `momentum sites …` on the data of this session.
    func sites(_ words: String...) async -> CommandLineRun {
        await sites(words)
    }

    func sites(_ words: [String]) async -> CommandLineRun {
        await CommandLineRun(words: ["sites", "--data-dir", data.path] + words)
    }

    /// A command of this session, as hints spell it.
    func line(_ words: String) -> String {
        "momentum --data-dir \(data.path) sites \(words)"
    }

    /// The ids of the entries as people type them, the latest first.
    func shortIDs(_ history: String...) async throws -> [String] {
        let document = try await sites(history + ["history", "--json"]).document
        let entries = document?["entries"] as? [[String: Any]]
        return entries?.compactMap { $0["shortId"] as? String } ?? []
    }

    /// Adds the front of the chest for sensors alone.
    func addChestForSensors() async -> CommandLineRun {
        await sites("locations", "add", "Chest", "--qualifier", "Front", "--sensors-only")
    }

    var data: URL { folder.appending(path: "data", directoryHint: .isDirectory) }

    /// A file in the folder, beside the data.
    func file(_ name: String, _ text: String) throws -> String {
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    /// Every file below the folder for data, with its bytes.
    func stored() throws -> [String: Data] {
        let names = FileManager.default.enumerator(atPath: data.path)?.compactMap { $0 as? String }
        var files: [String: Data] = [:]
        for name in names ?? [] {
            files[name] = FileManager.default.contents(atPath: data.appending(path: name).path)
        }
        return files
    }

    /// A history of `count` sets of three days each, the last of them still worn.
    static func history(_ count: Int) -> String {
        let places = ["L Abdomen (Front)", "R Abdomen (Front)", "L Thigh (Side)", "R Buttock"]
        let last = Date(timeIntervalSince1970: 1_772_280_000)  // 28 February 2026, 12:00 UTC
        let rows = (0..<count).reversed().map { number in
            let start = last - Double(number) * 3 * 86_400
            let time = Date.ISO8601FormatStyle(timeZone: .gmt).format(start)
            let note = number.isMultiple(of: 7) ? "\"a, \"\"b\"\"\"" : ""
            return "\(time),\(places[number % 4]),\(number == 0 ? "" : "72.0"),\(note)\n"
        }
        return "date,location,duration_hours,note\n" + rows.joined()
    }
}
