/// The script for fish: a function that finds the command, and a line per completion.
struct FishCompletion: Sendable {
    let table: CompletionTable

    private var function: String { "__\(table.program)_at" }

    var text: String {
        """
        # fish completion for \(table.program)

        # Whether the words before the cursor name the command that is given.
        function \(function)
            set -l words (commandline -opc)
            set -e words[1]
            set -l path \(table.program)
            set -l skip 0
            for word in $words
                if test $skip = 1
                    set skip 0
                    continue
                end
                switch "$path $word"
        \(walkingRows.map { "            \($0)" }.joined(separator: "\n"))
                end
            end
            test "$path" = "$argv[1]"
        end

        complete -c \(table.program) -f
        \((table.globals.map { option($0, at: nil) } + table.rows.flatMap(lines)).joined(separator: "\n"))

        """
    }

    private var walkingRows: [String] {
        let commands = table.rows.dropFirst().map { quoted($0.path) }
        let own = table.rows.flatMap { row in
            row.options.filter(\.takesValue).flatMap(\.spellings)
                .map { quoted("\(row.path) \($0)") }
        }
        let valued =
            own
            + table.globals.filter(\.takesValue).flatMap(\.spellings)
            .map { quoted("* \($0)") }
        return
            (commands.isEmpty
            ? [] : ["case \(commands.joined(separator: " "))", "    set path \"$path $word\""])
            + (valued.isEmpty ? [] : ["case \(valued.joined(separator: " "))", "    set skip 1"])
    }

    private func lines(of row: CompletionTable.Row) -> [String] {
        let commands = row.subcommands.map { command in
            "\(start(at: row.path)) -a \(quoted(command.name)) -d \(quoted(command.summary))"
        }
        let arguments = row.arguments.compactMap { argument in
            offer(argument.completion).map { "\(start(at: row.path))\($0)" }
        }
        return commands + row.options.map { option($0, at: row.path) } + arguments
    }

    private func option(_ spec: OptionSpec, at path: String?) -> String {
        let short = spec.short.map { " -s \($0)" } ?? ""
        let value = spec.takesValue ? self.value(spec.completion) : ""
        return "\(start(at: path))\(short) -l \(spec.name)\(value) -d \(quoted(spec.help))"
    }

    private func start(at path: String?) -> String {
        let condition = path.map { " -n \(quoted("\(function) \(quoted($0))"))" } ?? ""
        return "complete -c \(table.program)\(condition)"
    }

    /// The flags for an option's value: "-r" requires one, "-x" also excludes files.
    private func value(_ hint: CompletionHint) -> String {
        hint == .files ? " -r -F" : " -x\(offer(hint) ?? "")"
    }

    private func offer(_ hint: CompletionHint) -> String? {
        switch hint {
        case .nothing: nil
        // The quotes defer the call until the user types the value.
        case .listed(let kind):
            " -k -a '(\(table.program) complete \(kind) (commandline -opc)[2..-1] 2>/dev/null)'"
        case .files: " -F"
        case .directories: " -a '(__fish_complete_directories)'"
        case .choices(let choices), .suggestions(let choices):
            " -a \(quoted(choices.joined(separator: " ")))"
        }
    }

    private func quoted(_ text: String) -> String {
        text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
            .quotedForShell(quote: #"\'"#)
    }
}
