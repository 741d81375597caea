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
        if command.subcommands.isEmpty {
            scan.words.append(word)
        } else if let subcommand = command.subcommand(named: word) {
            scan.path.append(subcommand)
        } else {
            scan.record(unknownSubcommand(word, of: command))
        }
    }

    /// Suggests the command of the same group that people call so, or a near name, or else the same
    /// name in another group.
    private func unknownSubcommand(_ word: String, of command: Command) -> UsageError.Reason {
        let typed = word.lowercased()
        let existing = command.subcommands.map(\.name)
        let known = command.subcommands.first { $0.otherNames.contains(typed) }?.name
        let elsewhere =
            paths(below: root, to: []) { $0.name == typed }.first
            ?? paths(below: root, to: []) { $0.otherNames.contains(typed) }.first
        return .unknownSubcommand(
            word,
            nearest: known ?? NearestName.find(word, among: existing) ?? elsewhere,
            existing: existing
        )
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
        case .optionalValue:
            break
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
        let owners = paths(below: root, to: []) { command in
            command.options.contains { $0.spec.answers(to: spelling) }
        }
        let own = scan.path.last?.options ?? []
        let names = (own + globals).map(\.spec.name)
        let typed = String(spelling.drop { $0 == "-" })
        // `--notes` is rather the `--note` of this command than that of another one.
        let isSlip = own.contains { $0.spec.name + "s" == typed || $0.spec.name == typed + "s" }
        guard owners.isEmpty || isSlip else { return .misplacedOption(spelling, owners: owners) }
        return .unknownOption(
            spelling,
            nearest: NearestName.find(typed, among: names).map { "--\($0)" },
            existing: names.map { "--\($0)" }
        )
    }

    /// The wanted commands, as they are typed.
    private func paths(
        below command: Command,
        to group: [String],
        where isWanted: (Command) -> Bool
    ) -> [String] {
        let path = group + [command.name]
        return (isWanted(command) ? [path.joined(separator: " ")] : [])
            + command.subcommands.flatMap { paths(below: $0, to: path, where: isWanted) }
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
    fileprivate var looksLikeOption: Bool {
        guard hasPrefix("-") else { return false }
        let name = hasPrefix("--") ? dropFirst(2) : dropFirst()
        return name.first?.isLetter == true
    }
}
