#if os(Linux)
import Foundation
import Testing

/// `momentum sites import` as a process that gets a Ctrl-C.
@Suite(.serialized) struct InterruptedImportTests {
    /// The end of a child, and its work after the signal.
    private struct Ending {
        let status: Int32
        let busyAfterSignal: Double
    }

    private static let rows = 20_000
    private static let program = URL(filePath: CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "momentum").path()

    @Test func `Ctrl-C ends an import at any moment, and nothing is changed (TR-15)`() throws {
        let folder = URL.temporaryDirectory.appending(path: "momentum-\(UUID())")
        let data = folder.appending(path: "data").path
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try csv("first.csv", in: folder, offset: 0)
        let second = try csv("second.csv", in: folder, offset: 1800)
        let words = ["--data-dir", data, "sites", "import"]
        #expect(try run(words + [first, "--replace"], interruptedAfter: nil).status == 0)
        let before = try files(in: data)

        // Seconds of work: while the store is opened, the file read, the rows checked, merged and
        // reviewed. A saved import that is told as none was the fault at the end of it.
        var interrupted = 0
        for moment in [0.05, 0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1.0, 1.1, 1.2] {
            let ending = try run(words + [second, "--merge"], interruptedAfter: moment)
            // By then the import was done.
            if ending.status == 0 { break }
            interrupted += 1
            // As a shell shows it, 130.
            #expect(ending.status == SIGINT, "\(moment)")
            #expect(ending.busyAfterSignal < 0.5, "\(moment)")
            #expect(try files(in: data) == before, "\(moment)")
        }
        #expect(interrupted > 3)
    }

    /// Runs the program, with a signal after `moment` seconds of work.
    private func run(_ words: [String], interruptedAfter moment: Double?) throws -> Ending {
        var process = pid_t()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Tests that run in the background are started to ignore interruptions.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        let arguments = ([Self.program] + words).map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        let failure = posix_spawn(&process, Self.program, &actions, &attributes, arguments, environ)
        try #require(failure == 0)
        var atSignal = 0.0
        if let moment {
            while atSignal < moment, let busy = busyTime(of: process) { atSignal = busy }
            kill(process, SIGINT)
        }
        var (status, usage) = (Int32(), rusage())
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        let total = [usage.ru_utime, usage.ru_stime].reduce(0.0) {
            $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
        }
        let isSignal = status & 0x7F != 0
        return Ending(
            status: isSignal ? status & 0x7F : status >> 8,
            busyAfterSignal: total - atSignal
        )
    }

    /// The seconds that a process was busy; `nil` when it has ended.
    private func busyTime(of process: pid_t) -> Double? {
        guard
            let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let end = text.lastIndex(of: ")")
        else { return nil }
        let fields = text[end...].split(separator: " ")
        guard fields.count > 13, fields[1] != "Z" else { return nil }
        let ticks = (Double(fields[12]) ?? 0) + (Double(fields[13]) ?? 0)
        return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    private func csv(_ name: String, in folder: URL, offset: Double) throws -> String {
        let places = ["L Abdomen (Front)", "R Abdomen (Front)", "L Thigh (Side)"]
        let end = Date(timeIntervalSince1970: 1_700_000_000 + offset)
        let rows = (0..<Self.rows).map { number in
            let start = (end - Double(Self.rows - number) * 3600).formatted(.iso8601)
            return "\(start),\(places[number % 3]),0.5,\(number % 4 == 0 ? "a note" : "")\n"
        }
        let file = folder.appending(path: name)
        try Data(("date,location,duration_hours,note\n" + rows.joined()).utf8).write(to: file)
        return file.path
    }

    private func files(in folder: String) throws -> [String: Data] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        return (names ?? []).reduce(into: [:]) { files, name in
            // The lock records its last holder.
            guard !name.hasSuffix("lock") else { return }
            files[name] = FileManager.default.contents(atPath: "\(folder)/\(name)")
        }
    }
}
#endif
