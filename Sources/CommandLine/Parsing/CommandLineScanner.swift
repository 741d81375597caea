/// Sorts the words of a command line into commands, options and arguments.
///
/// A word is an option when a letter follows its one or two dashes; so `-5`, `-33.9,151.2` and `-`
/// are values. After `--` nothing is an option.
struct CommandLineScanner: Sendable {
    let root: Command
    let globals: [any AnyOption]

    func scan(_ words: [String]) -> ScannedCommandLine {
        var scan = ScannedCommandLine(path: [root])
        var rest = words[...]
        var optionsEnded = false
        while let word = rest.popFirst() {
            if !optionsEnded, word == "--" {
                optionsEnded = true
            } else if !optionsEnded, word.looksLikeOption {
                readOption(word, rest: &rest, into: &scan)
            } else {
                readWord(word, into: &scan)
            }
        }
        checkOwners(of: &scan)
        return scan
    }

    private func readWord(_ word: String, into scan: inout ScannedCommandLine) {
        guard let command = scan.path.last else { return }
        if let subcommand = command.subcommand(named: word) {
            scan.path.append(subcommand)
        } else if word == "help", command.arguments.isEmpty,
            let help = globals.map(\.spec).first(where: { $0.name == word })
        {
            scan.occurrences.append(.init(spec: help, text: nil, depth: nil))
        } else if command.subcommands.isEmpty {
            scan.words.append(word)
        } else {
            scan.record(unknownSubcommand(word, of: scan.path))
        }
    }

    /// Suggests the command of the same group that people call so, or one with a near name.
    ///
    /// Otherwise it is one of that name beside the group or above it, and below the program alone,
    /// anywhere.
    private func unknownSubcommand(_ word: String, of path: [Command]) -> UsageError.Reason {
        let typed = word.lowercased()
        let commands = path.last?.subcommands ?? []
        let existing = commands.map(\.name)
        let known =
            commands.lazy.compactMap { $0.proposals[typed] }.first
            ?? NearestName.find(word, among: existing)
        return .unknownSubcommand(
            word,
            nearest: known ?? elsewhere(typed, outside: path),
            existing: existing
        )
    }

    private func elsewhere(_ typed: String, outside path: [Command]) -> String? {
        guard path.count > 1 else {
            let all = root.subcommands.flatMap { lines(below: $0, to: [root.name]) }
            return all.first { $0.command.name == typed }?.text
                ?? all.lazy.compactMap { $0.proposal(for: typed) }.first
                ?? NearestName.find(typed, among: all.map { ($0.command.name, $0.text) })
        }
        for count in (1..<path.count).reversed() {
            let group = path[..<count].map(\.name).joined(separator: " ")
            let siblings = path[count - 1].subcommands
            if let line = siblings.lazy.compactMap({ $0.line(for: typed) }).first {
                return "\(group) \(line)"
            }
        }
        return nil
    }

    private func readOption(
        _ word: String,
        rest: inout ArraySlice<String>,
        into scan: inout ScannedCommandLine
    ) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        var spelling = String(parts[0])
        var inline = parts.count > 1 ? String(parts[1]) : nil
        // "-n5" is "-n 5".
        if inline == nil, !spelling.hasPrefix("--"), spelling.count > 2,
            find(String(spelling.prefix(2)), in: scan)?.spec.takesValue == true
        {
            inline = String(spelling.dropFirst(2))
            spelling = String(spelling.prefix(2))
        }
        guard let (spec, depth) = find(spelling, in: scan) else {
            scan.record(unknown(spelling, in: scan))
            return
        }

        var text = inline
        switch spec.form {
        case .flag:
            if inline != nil { scan.record(.unexpectedValue(spec)) }
        case .value, .repeated:
            if text == nil, let next = rest.first, next != "--", !next.looksLikeOption {
                text = rest.removeFirst()
            }
            if text == nil { scan.record(.missingValue(spec)) }
        }
        scan.occurrences.append(.init(spec: spec, text: text, depth: depth))
    }

    private func find(
        _ spelling: String,
        in scan: ScannedCommandLine
    ) -> (spec: OptionSpec, depth: Int?)? {
        let own = scan.path.last?.options.map(\.spec).first { $0.answers(to: spelling) }
        if let own { return (own, scan.path.count - 1) }
        return globals.map(\.spec).first { $0.answers(to: spelling) }.map { ($0, nil) }
    }

    private func unknown(_ spelling: String, in scan: ScannedCommandLine) -> UsageError.Reason {
        let owners = lines(below: root, to: []).filter { line in
            line.command.options.contains { $0.spec.answers(to: spelling) }
        }
        .map(\.text)
        let own = scan.path.last?.options ?? []
        let names = (own + globals).map(\.spec.name)
        let typed = String(spelling.drop { $0 == "-" })
        // `--notes` is rather the `--note` of this command than that of another one.
        let isSlip = own.contains { option in
            typed.isLongerForm(of: option.spec.name) || option.spec.name == typed + "s"
        }
        let initials = own.map(\.spec.name).filter { typed.count == 1 && $0.hasPrefix(typed) }
        guard owners.isEmpty || isSlip || initials.count == 1 else {
            return .misplacedOption(spelling, owners: owners)
        }
        return .unknownOption(
            spelling,
            nearest: (initials.count == 1 ? initials.first : nearest(to: typed, among: names))
                .map { "--\($0)" },
            existing: (own.isEmpty ? globals : own).map { "--\($0.spec.name)" },
            example: (scan.path.last ?? root).example
        )
    }

    /// The option with a near name, or a near first word: `--targt` for `--target-hours`.
    ///
    /// A longer form of a name is near, too: `--started` for `--start`.
    private func nearest(to typed: String, among names: [String]) -> String? {
        NearestName.find(typed, among: names)
            ?? names.first(where: typed.isLongerForm)
            ?? NearestName.find(
                typed,
                among: names.map { (String($0.prefix { $0 != "-" }), $0) }.filter { $0.0.count > 2 }
            )
    }

    /// A command and those below it, with the lines that are typed for them.
    private func lines(below command: Command, to group: [String]) -> [Line] {
        [Line(command: command, group: group)]
            + command.subcommands.flatMap { lines(below: $0, to: group + [command.name]) }
    }

    /// A command as it is typed after its group.
    private struct Line {
        let command: Command
        let group: [String]

        var text: String { (group + [command.name]).joined(separator: " ") }

        func proposal(for typed: String) -> String? {
            command.proposals[typed].map { (group + [$0]).joined(separator: " ") }
        }
    }

    /// Reports an option of a group on the line of its subcommand, which does not have it.
    private func checkOwners(of scan: inout ScannedCommandLine) {
        for occurrence in scan.occurrences {
            guard let depth = occurrence.depth, depth < scan.path.count - 1 else { continue }
            let owner = scan.path[...depth].map(\.name).joined(separator: " ")
            scan.record(.misplacedOption(occurrence.spec.spelling, owners: [owner]))
        }
    }
}

extension ScannedCommandLine {
    fileprivate mutating func record(_ reason: UsageError.Reason) {
        if error == nil { error = UsageError(command: pathText, reason: reason) }
    }
}

extension OptionSpec {
    fileprivate func answers(to typed: String) -> Bool {
        typed == spelling || short.map { typed == "-\($0)" } == true
    }
}

extension String {
    /// True if the text begins with a name of three letters at least.
    fileprivate func isLongerForm(of name: String) -> Bool { name.count > 2 && hasPrefix(name) }

    fileprivate var looksLikeOption: Bool {
        guard hasPrefix("-") else { return false }
        let name = hasPrefix("--") ? dropFirst(2) : dropFirst()
        return name.first?.isLetter == true
    }
}
