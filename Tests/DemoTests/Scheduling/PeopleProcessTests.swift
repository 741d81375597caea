#if os(Linux)
import Foundation
import MomentumTestSupport
import Testing

/// Many runs of the program that change one people file, some of them killed.
@Suite(.serialized) struct PeopleProcessTests {
    private struct People: Decodable {
        struct User: Decodable {
            let id: Int
            let fullName: String
        }

        let users: [User]
    }

    private static let isLong = ProcessInfo.processInfo.environment["MOMENTUM_SOAK"] == "1"
    private static let program = URL(filePath: CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "momentum")

    private let folder = FileManager.default.temporaryDirectory
        .appending(component: "momentum-people-\(UUID())")

    /// A shell in a process group of its own, `momentum` being the program on the folder.
    private func shell(_ lines: String, _ words: String...) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/setsid")
        let function =
            "momentum() { '\(Self.program.path())' \"$@\" --data-dir '\(folder.path())' 2>/dev/null; }"
        process.arguments = ["/bin/bash", "-c", "\(function)\n\(lines)", "shell"] + words
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    private func people() throws -> [People.User] {
        let bytes = try Data(contentsOf: folder.appending(component: "people.json"))
        return try JSONDecoder().decode(People.self, from: bytes).users
    }

    @Test func `24 processes that each add a person make 24 people with 24 ids (TR-11, MD-GQ-4)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let processes = try (1...24).map {
            try shell("momentum users create --name \"P $1\" --start none", "\($0)")
        }
        for process in processes { process.waitUntilExit() }

        #expect(processes.map(\.terminationStatus) == Array(repeating: 0, count: 24))
        let users = try people()
        #expect(Set(users.map(\.id)) == Set(1...29))
        #expect(Set(users.map(\.fullName)).isSuperset(of: (1...24).map { "P \($0)" }))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(names) == ["people.json", "people.json.lock"])
    }

    @Test func `what processes confirmed is there, though some were killed (TR-11, MD-GQ-4)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (count, changes) = Self.isLong ? (24, 20) : (6, 4)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // A start is logged before, and a confirmation after.
        let lines = """
            log='\(folder.path())'/log.$1
            for number in $(seq 1 \(changes)); do
                name="P $1 $number"
                id=$(momentum users create --name "$name" --start none --json) || continue
                id=${id#*\\"id\\":}; id=${id%%,*}
                echo "made $id $name" >>"$log"
                case $((number % 3)) in
                0) echo "leaves $id $name" >>"$log"
                   momentum users delete $id --yes >/dev/null && echo "left $id $name" >>"$log" ;;
                1) momentum users update $id --craft Design >/dev/null ;;
                esac
            done
            """
        let processes = try (0..<count).map { try shell(lines, "\($0)") }
        var generator = SeededGenerator(seed: 11)
        for number in 0..<(Self.isLong ? 3 : 1) {
            // The file is whole at each moment, and so is the one after a kill.
            var seen = 0
            while seen < Int.random(in: 1...count, using: &generator) {
                seen = (try? people().count { $0.fullName.hasPrefix("P \(number) ") }) ?? 0
                guard processes[number].isRunning else { break }
            }
            kill(-processes[number].processIdentifier, SIGKILL)
        }
        var isRunning = true
        while isRunning {
            isRunning = processes.contains(where: \.isRunning)
            if FileManager.default.fileExists(atPath: folder.path + "/people.json") {
                _ = try people()
            }
        }

        var words: [String: [Int: String]] = [:]
        for number in 0..<count {
            let log = folder.appending(component: "log.\(number)")
            for line in (try? String(contentsOf: log, encoding: .utf8))?.split(separator: "\n")
                ?? []
            {
                let parts = line.split(separator: " ", maxSplits: 2)
                guard parts.count == 3, let id = Int(parts[1]) else { continue }
                #expect(words["\(parts[0])"]?[id] == nil, "the id \(id) was given twice")
                words["\(parts[0])", default: [:]][id] = "\(parts[2])"
            }
        }
        let users = try people()
        #expect(Set(users.map(\.id)).count == users.count)
        let names = Dictionary(uniqueKeysWithValues: users.map { ($0.id, $0.fullName) })
        for (id, name) in words["made"] ?? [:] where words["leaves"]?[id] == nil {
            #expect(names[id] == name)
        }
        for (id, _) in words["left"] ?? [:] { #expect(names[id] == nil) }
        #expect((words["made"] ?? [:]).count >= (count - (Self.isLong ? 3 : 1)) * changes)
    }
}
#endif
