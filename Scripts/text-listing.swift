// Lists the sentences of the suite that a host can replace: the literals of phrases.
//
// Usage: swift Scripts/text-listing.swift FILE…
//
// Prints a line per key, `MODULE<tab>KEY<tab>VALUES`, in the order of the files; the values are named
// after the expressions they come from.
import Foundation

/// A bracket or statement that is open at a place in a file.
struct Scope {
    enum Kind { case phrases, plural, counted, other }
    var kind: Kind
    var keys: [String] = []
}

/// The keys of one file, read without a parser: literals count where a phrase is expected.
struct Scanner {
    private let text: [Character]
    private var index = 0
    private var scopes = [Scope(kind: .other)]
    /// The code since the last literal or bracket.
    private var code = ""
    private(set) var keys: [String] = []
    /// The names of the values of each literal.
    private(set) var names: [String: [String]] = [:]

    init(_ text: String) { self.text = Array(text) }

    mutating func run() {
        while index < text.count {
            if starts("//") {
                while index < text.count, text[index] != "\n" { index += 1 }
            } else if text[index] == "\"" || starts("#\"") {
                let continues = isPattern && code == ", "
                isPattern = code.hasSuffix("case ") || code.hasSuffix("== ") || continues
                let (key, isRaw) = literal()
                // A literal with a member is a value of the code.
                if !isRaw, !starts(".") { found(key, isCase: isPattern) }
                code = ""
            } else {
                step()
            }
        }
    }

    /// True if the last literal was a pattern of a case or a side of a comparison.
    private var isPattern = false

    private mutating func step() {
        let character = text[index]
        switch character {
        case "(", "{", "[":
            // A condition comes before the phrases that it chooses from.
            if code.contains("Phrase =") { wasPhrase = true }
            scopes.append(Scope(kind: kind(of: character)))
            code = ""
        case ")", "}", "]":
            let scope = scopes.removeLast()
            close(scope)
            code = ""
        default:
            code.append(character)
        }
        index += 1
    }

    /// The kind of a bracket, from the code before it.
    private func kind(of bracket: Character) -> Scope.Kind {
        let before = code.trimmingCharacters(in: .whitespacesAndNewlines)
        if before.hasSuffix("case") { return .other }
        if bracket == "(", before.hasSuffix("Phrase") { return .plural }
        if bracket == "(", before.hasSuffix(".counted") || before.hasSuffix("Phrase.counted") {
            return .counted
        }
        if bracket == "(", before.hasSuffix("words") || before.hasSuffix("ErrorMessage") {
            return .phrases
        }
        if bracket == "{",
            before.hasSuffix("Phrase") || before.hasSuffix("Phrase?")
                || before.hasSuffix("[Phrase]") || before.contains("Phrase? =")
                || before.contains("Phrase =")
        {
            return .phrases
        }
        let inside = scopes[scopes.count - 1].kind
        return inside == .phrases || inside == .plural ? .phrases : .other
    }

    private mutating func close(_ scope: Scope) {
        switch scope.kind {
        case .plural where scope.keys.count == 2:
            let key = scope.keys.joined(separator: "|")
            names[key] = names[scope.keys[1]]
            keys.append(key)
        case .counted:
            let several = scope.keys.count > 1 ? scope.keys[1] : scope.keys.first.map { $0 + "s" }
            if let one = scope.keys.first, let several {
                let key = "{1} \(one)|{1} \(several)"
                names[key] = ["count"] + (names[several] ?? names[one] ?? [])
                keys.append(key)
            }
        default: keys += scope.keys
        }
    }

    private mutating func found(_ key: String, isCase: Bool) {
        let isName = code.hasSuffix("domain: ") || code.hasSuffix("Prefix(")
        guard !isCase, !isName, key.contains(where: { $0.isLetter || $0 == "%" })
        else { return }
        let top = scopes.count - 1
        switch scopes[top].kind {
        case .phrases:
            if !code.hasSuffix("separator: ") { keys.append(key) }
        case .plural, .counted: scopes[top].keys.append(key)
        case .other:
            let wanted = [
                "Phrase =", "Phrase? =", "message:", "explanation:", "reason:", "subject:",
                "remedy:",
            ]
            let between = code.trimmingCharacters(in: .whitespacesAndNewlines)
            let isOtherSide = wasPhrase && ["?", ":", "??"].contains(between)
            wasPhrase = wanted.contains(where: code.contains) || isOtherSide
            if wasPhrase { keys.append(key) }
        }
    }

    /// True if the last literal outside brackets of phrases was one, so that the other side of its
    /// condition is one too.
    private var wasPhrase = false

    private func starts(_ prefix: String) -> Bool {
        index + prefix.count <= text.count
            && String(text[index..<index + prefix.count]) == prefix
    }

    /// Reads a literal, whose values become `{1}`, `{2}` and so on.
    private mutating func literal() -> (key: String, isRaw: Bool) {
        let isRaw = text[index] == "#"
        if isRaw { index += 1 }
        let isLong = starts("\"\"\"")
        let end = (isLong ? "\"\"\"" : "\"") + (isRaw ? "#" : "")
        index += isLong ? 3 : 1
        var key = ""
        var values: [String] = []
        while index < text.count, !starts(end) {
            if !isRaw, starts("\\(") {
                index += 2
                values.append(Self.name(of: value()))
                key += "{\(values.count)}"
            } else if !isRaw, text[index] == "\\" {
                let next = text[index + 1]
                if next != "\n" { key += next == "n" ? "\n" : String(next) }
                index += 2
                if next == "\n" { while text[index] == " " { index += 1 } }
            } else if isLong, text[index] == "\n" {
                index += 1
                while index < text.count, text[index] == " " { index += 1 }
                if !key.isEmpty, !starts(end) { key += "\n" }
            } else {
                key.append(text[index])
                index += 1
            }
        }
        index += end.count
        if !values.isEmpty { names[key] = names[key] ?? values }
        return (key, isRaw)
    }

    /// The end of the path that an expression begins with, in words: `dates.text(entry.start)` is
    /// the entry start.
    private static func name(of expression: String) -> String {
        let path = /(?:[a-zA-Z_$][\w$]*[?!]?\.)*[a-zA-Z_$][\w$]*/
        var rest = expression.trimmingCharacters(in: .whitespacesAndNewlines)[...]
        var name = ""
        while let match = rest.prefixMatch(of: path) {
            name = String(match.output)
            rest = rest[match.range.upperBound...]
            guard rest.first == "(" else { break }
            rest = rest.dropFirst()
            if let label = rest.prefixMatch(of: /\w+: */) { rest = rest[label.range.upperBound...] }
            // Such an argument names nothing.
            if rest.first == "\"" || rest.first == ")" || rest.first == "." { break }
        }
        let words = name.split(separator: ".").suffix(2).filter { $0 != "self" && $0 != "Self" }
        let spaced = words.joined(separator: " ").replacing(/([a-z])([A-Z])/) {
            "\($0.output.1) \($0.output.2)"
        }
        let told = spaced.replacing(/[?!]/, with: "").lowercased()
        return told.isEmpty || told.contains("$")
            || ["true", "false", "phrase init"].contains(told)
            ? "value" : told
    }

    /// Reads the value of an interpolation, whose own phrases count too.
    ///
    /// - Returns: The expression.
    private mutating func value() -> String {
        let start = index
        let outer = code
        code = ""
        scopes.append(Scope(kind: .phrases))
        let depth = scopes.count
        while index < text.count {
            if text[index] == "\"" {
                let isCase = code.hasSuffix("== ")
                let (key, _) = literal()
                if !code.hasSuffix("separator: ") { found(key, isCase: isCase) }
                code = ""
            } else if text[index] == ")", scopes.count == depth {
                close(scopes.removeLast())
                index += 1
                break
            } else {
                step()
            }
        }
        code = outer
        return String(text[start..<index].dropLast())
    }
}

var seen: Set<String> = []
for path in CommandLine.arguments.dropFirst() {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
    var scanner = Scanner(text)
    scanner.run()
    let parts = path.split(separator: "/")
    let module = parts.count > 2 ? parts[1] + "/" + parts[2] : ""
    for written in scanner.keys {
        let key = written.trimmingCharacters(in: .whitespacesAndNewlines)
        guard seen.insert(key).inserted else { continue }
        let names = (scanner.names[written] ?? []).enumerated().map { number, name in
            "{\(number + 1)} \(name)"
        }
        let line = key.replacingOccurrences(of: "\n", with: "\\n")
        print("\(module)\t\(line)\t\(names.joined(separator: ", "))")
    }
}
