import Foundation
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

@Suite struct CompletionTests {
    private static func path(of shell: Shell) -> URL? {
        ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
            .map { URL(filePath: $0).appending(path: shell.rawValue) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
    }

    private static let installed = Shell.allCases.filter { path(of: $0) != nil }

    /// The output of a shell for a script of its own language, given as standard input.
    private func output(
        of shell: Shell,
        _ arguments: [String],
        script: String
    ) async throws
        -> (status: Int32, text: String)
    {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(script.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        let pipe = Pipe()
        process.executableURL = Self.path(of: shell)
        process.arguments = arguments + [file.path()]
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
    }

    private func script(_ shell: Shell, root: Command = FixtureTable.root) -> String {
        CompletionScript.text(for: shell, root: root, globals: GlobalOption.all)
    }

    @Test func `bash is there to check its script with`() {
        #expect(Self.installed.contains(.bash))
    }

    @Test(arguments: installed, [FixtureTable.root, .momentum])
    func `an installed shell accepts its script (CL-6)`(shell: Shell, root: Command) async throws {
        let result = try await output(of: shell, ["-n"], script: script(shell, root: root))

        #expect(result.text == "")
        #expect(result.status == 0)
    }

    @Test(
        arguments: [
            ("tool ''", "sites"),
            ("tool s", "sites"),
            ("tool --k", "--keep"),
            ("tool sites ''", "log list"),
            ("tool --json sites --quiet l", "log list"),
            ("tool --data-dir sites ''", "sites"),
            ("tool sites log --note log --st", "--strategy"),
            ("tool sites log --strategy ''", "bySite byBodyPart"),
            ("tool sites log --strategy = byB", "byBodyPart"),
            ("tool sites log --note ''", ""),
            ("tool sites log --note = list --y", "--yes"),
            ("tool sites list --keep", ""),
            ("tool sites log hip ''", ""),
        ]
    )
    func `bash offers what can come next (CL-6)`(line: String, expected: String) async throws {
        let test = """
            \(script(.bash))
            COMP_WORDS=(\(line))
            COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _tool
            printf %s "${COMPREPLY[*]}"
            """

        let result = try await output(of: .bash, ["--norc", "--noprofile"], script: test)

        #expect(result.text == expected)
    }

    @Test(
        arguments: [
            ("momentum sites log ''", #"Left\ Thigh Left\ Arm Right\ Thigh"#),
            ("momentum sites log left", #"Left\ Thigh Left\ Arm"#),
            (#"momentum sites log 'Left\ T'"#, #"Left\ Thigh"#),
            (#"momentum sites log '"left t'"#, "Left Thigh"),
            ("momentum --data-dir = '/tmp/a\\ b' sites log r", #"Right\ Thigh"#),
        ]
    )
    func `bash offers the values that the program lists (CL-21)`(
        line: String,
        expected: String
    ) async throws {
        let test = """
            \(script(.bash, root: .momentum))
            momentum() {
                [[ "$1 $2" == "complete locations" ]] || return
                [[ $* != *data-dir* || $3 == '--data-dir=/tmp/a b' ]] || return
                printf '%s\\t%s\\n' 'Left Thigh' one 'Left Arm' two 'Right Thigh' ''
            }
            COMP_WORDS=(\(line))
            COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _momentum
            printf %s "${COMPREPLY[*]}"
            """

        let result = try await output(of: .bash, ["--norc", "--noprofile"], script: test)

        #expect(result.text == expected)
    }

    @Test func `zsh and fish ask the program, too (CL-21)`() {
        let (zsh, fish) = (script(.zsh, root: .momentum), script(.fish, root: .momentum))

        #expect(zsh.contains("'1::LOCATION: _momentum_values locations'"))
        #expect(
            fish.contains(
                "-a '(momentum complete entries (commandline -opc)[2..-1] 2>/dev/null)'"
            )
        )
    }

    @Test func `bash offers files and folders where they are wanted (CL-6)`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder.appending(path: "a folder"),
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder.appending(path: "a file"))
        let test = """
            \(script(.bash))
            cd '\(folder.path())'
            offer() {
                COMP_WORDS=("$@")
                COMP_CWORD=$(($# - 1))
                _tool
                printf '%s\n' "${COMPREPLY[@]}" | sort
            }
            offer tool --data-dir a
            offer tool sites log --svg = a
            offer tool sites log --svg a
            """

        let result = try await output(of: .bash, ["--norc", "--noprofile"], script: test)

        #expect(result.text == "a folder\na file\na folder\na file\na folder\n")
    }

    @Test func `zsh gets a function for each command (CL-6)`() {
        let script = script(.zsh)

        #expect(script.hasPrefix("#compdef tool\n"))
        for line in [
            "_tool() {", "_tool_sites() {", "_tool_sites_log() {", "_tool_sites_list() {",
            "'--note=[What to remember.]:TEXT: '", "'*--set=[An answer.]:A=B: '",
            "'--svg=[A picture.]:FILE:_files'", "'--yes[Do not ask.]'",
            "'--strategy=[How to choose.]:NAME:(bySite byBodyPart)'",
            "'(-q --quiet)'{-q,--quiet}'[Print results and failures only.]'",
            "'1:LOCATION: '", "'*:WORD: '", "'log:Log a change.'", "log) _tool_sites_log ;;",
        ] {
            #expect(script.contains(line), "\(line)")
        }
    }

    @Test func `fish gets a line for each thing to offer (CL-6)`() {
        let lines = script(.fish).split(separator: "\n")

        for line in [
            #"complete -c tool -n '__tool_at \'tool sites\'' -a 'log' -d 'Log a change.'"#,
            #"complete -c tool -n '__tool_at \'tool sites log\'' -l note -x -d 'What to remember.'"#,
            #"complete -c tool -s q -l quiet -d 'Print results and failures only.'"#,
            #"complete -c tool -n '__tool_at \'tool sites log\'' -l strategy -x "#
                + #"-a 'bySite byBodyPart' -d 'How to choose.'"#,
        ] {
            #expect(lines.contains { $0 == line }, "\(line)")
        }
    }

    @Test(arguments: Shell.allCases)
    @MainActor
    func `the script is printed, as text and as a document (CL-4, CL-6)`(shell: Shell) async throws
    {
        let text = await CommandLineRun("completions", shell.rawValue)
        let json = await CommandLineRun("completions", shell.rawValue, "--json")

        #expect(text.output == script(shell, root: .momentum))
        #expect(try json.document == ["script": text.output, "shell": shell.rawValue])
    }
}
