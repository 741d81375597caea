import Foundation
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// Checks every command of the program against the needs of a table of forty.
@Suite struct CommandTableTests {
    struct Node: CustomTestStringConvertible, Sendable {
        let command: Command
        let path: String

        var testDescription: String { path }
    }

    static let nodes = nodes(below: .momentum, path: "")

    private static func nodes(below command: Command, path: String) -> [Node] {
        let path = path.isEmpty ? command.name : "\(path) \(command.name)"
        return [Node(command: command, path: path)]
            + command.subcommands.flatMap { nodes(below: $0, path: path) }
    }

    @Test(arguments: nodes)
    func `every example can be typed as it is (CL-3)`(node: Node) throws {
        let words = node.command.example.shellWords
        let root = Command.momentum
        try #require(words.first == root.name)

        let scan = CommandLineScanner(root: root, globals: GlobalOption.all)
            .scan(Array(words.dropFirst()))
        let context = ValueContext(
            now: Date(timeIntervalSince1970: 1_772_366_400),
            calendar: Calendar(identifier: .gregorian),
            workingDirectory: URL(filePath: "/", directoryHint: .isDirectory)
        )

        #expect(scan.error == nil)
        #expect((scan.pathText + " ").hasPrefix(node.path + " "))
        if !scan.has(GlobalOption.help) {
            #expect(throws: Never.self) {
                try CommandLineReader(scan: scan, context: context).invocation()
            }
        }
    }

    @Test(arguments: nodes)
    func `every text of help is a sentence`(node: Node) {
        let command = node.command
        let texts =
            [command.summary] + command.arguments.map(\.spec.help)
            + command.options.map(\.spec.help)

        for text in texts { #expect(text.last == "." && !text.contains("\n")) }
    }

    @Test(arguments: nodes)
    func `names are plain words, and each means one thing`(node: Node) {
        let command = node.command
        let form = /[a-z][a-z0-9]*(-[a-z0-9]+)*/
        let options = (command.options + GlobalOption.all).map(\.spec)
        let names = [command.name] + command.subcommands.map(\.name) + options.map(\.name)

        for name in names { #expect((try? form.wholeMatch(in: name)) != nil, "\(name)") }
        #expect(Set(options.map(\.name)).count == options.count)
        #expect(Set(command.subcommands.map(\.name)).count == command.subcommands.count)
        #expect(Set(command.arguments.map(\.spec.name)).count == command.arguments.count)
    }

    @Test(arguments: nodes)
    func `a required argument never follows one that may be left out`(node: Node) {
        let forms = node.command.arguments.map(\.spec.form)

        #expect(!forms.dropLast().contains(.any))
        #expect(forms.drop { $0 == .required }.allSatisfy { $0 != .required })
    }

    @Test(arguments: nodes)
    func `choices can be typed without quotes (CL-6)`(node: Node) {
        let command = node.command
        let hints =
            command.options.map(\.spec.completion) + command.arguments.map(\.spec.completion)

        for case .choices(let choices) in hints {
            #expect(choices.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9_.,-]+/) != nil })
        }
    }
}

extension String {
    /// The words of the first command of a shell's line: quotes are understood; the part after a
    /// pipe or a redirection is left out.
    fileprivate var shellWords: [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in self {
            if let open = quote {
                if character == open { quote = nil } else { word?.append(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if "|<>;&".contains(character) {
                break
            } else if character == " " {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}
