import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumTerminal

/// A person or a team as typed: its number, its name, or words of the name.
enum PeopleName: Hashable, Sendable {
    case number(Int)
    case words(String)

    /// True unless the text has digits alone, or is an address: a refusal shows a name whole, but
    /// an address without its password (TR-22).
    static func isName(_ text: String) -> Bool {
        !text.allSatisfy { "+-.,0123456789".contains($0) } && !text.contains("://")
    }
}

extension ValueFormat where Value == PeopleName {
    /// Digits alone are a number, and most other texts a name.
    static var personOrTeam: ValueFormat {
        ValueFormat { text, context throws(ValueProblem) in
            guard !PeopleName.isName(text) else { return .words(text) }
            return .number(try ValueFormat<Int>.serverID.read(text, context))
        }
    }
}

extension ValueFormat where Value == [PeopleName] {
    /// Numbers and names, separated by commas.
    static var people: ValueFormat {
        ValueFormat { text, context throws(ValueProblem) in
            let parts = text.split(separator: ",", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard !parts.contains(""), !text.contains("://") else {
                throw ValueProblem(text, "is no list of people", hint: "Write it like 1,wei,5.")
            }
            var names: [PeopleName] = []
            for part in parts {
                names.append(try ValueFormat<PeopleName>.personOrTeam.read(part, context))
            }
            return names
        }
    }
}

/// Finds people and teams by their numbers and names on the command line (CL-19).
struct PeopleArgument<Row: Identifiable & Hashable & Sendable> where Row.ID == Int {
    private let noun: (one: String, several: String)
    /// The failure for a number that no row has.
    private let unknown: SchedulingError
    private let rows: [Row]
    private let name: @Sendable (Row) -> String
    private let console: Console
    /// False where the terminal cannot be asked, as while an application draws on it.
    private let asks: Bool

    /// The row that `typed` names: by number, by the whole name, or by words of it.
    ///
    /// Words count in any order, and the beginning of each is enough. On a terminal it asks whether
    /// a near name was meant.
    ///
    /// - Parameters:
    ///   - typed: The number or the name.
    ///   - isWhole: True where nothing but the whole name counts, as for a deletion without a
    ///     question.
    /// - Returns: The row.
    /// - Throws: A failure that lists the rows that were probably meant.
    func row(_ typed: PeopleName, isWhole: Bool = false) async throws -> Row {
        switch typed {
        case .number(let id):
            guard let row = rows.first(where: { $0.id == id }) else {
                throw CommandFailure(ErrorMessage(unknown, words: .current))
            }
            return row
        case .words(let text):
            return try await row(named: text, isWhole: isWhole)
        }
    }

    private func row(named text: String, isWhole: Bool) async throws -> Row {
        let key = text.comparisonKey
        let exact = rows.filter { name($0).comparisonKey == key }
        let fitting = exact.isEmpty ? rows.filter { Self.fits(name($0), key) } : exact
        if fitting.count == 1, !isWhole || !exact.isEmpty { return fitting[0] }
        guard fitting.isEmpty else {
            let names = fitting.prefix(9).map { "\(name($0)) (\($0.id))" }
            let others = fitting.count > 9 ? ["\(fitting.count - 9) more"] : []
            let count = TerminalText.counted(fitting.count, noun.one, noun.several).plain
            throw refusal(
                "ambiguousName",
                "“\(text)” fits \(count): "
                    + (names + others).joined(separator: ", ")
                    + ". Type \(isWhole ? "the whole name" : "more of it"), or the number."
            )
        }
        let meant = try await console.meant(
            by: key,
            among: rows.map { (name($0).comparisonKey, $0) },
            asks: asks && !isWhole,
            name: name,
            question: name
        )
        switch meant {
        case .agreed(let row): return row
        case .proposed(let proposal):
            throw refusal("unknownName", "There is no \(noun.one) “\(text)”.\(proposal)")
        }
    }

    /// True if each word of `key` begins a word of the name, and no two the same one.
    private static func fits(_ name: String, _ key: String) -> Bool {
        var free = name.comparisonKey.split(separator: " ")
        // Longer words first, so that a short one does not take the only word for a long one.
        let words = key.split(separator: " ").sorted { $0.count > $1.count }
        return !words.isEmpty
            && words.allSatisfy { word in
                guard let index = free.firstIndex(where: { $0.starts(with: word) }) else {
                    return false
                }
                free.remove(at: index)
                return true
            }
    }

    private func refusal(_ kind: String, _ message: String) -> CommandFailure {
        CommandFailure(
            domain: SchedulingError.errorDomain,
            code: unknown.errorCode,
            kind: kind,
            message: message,
            isRefusal: true
        )
    }
}

extension PeopleArgument<SchedulingUser> {
    init(_ users: [SchedulingUser], _ console: Console, asks: Bool = true) {
        (rows, name) = (users, { $0.fullName })
        (noun, unknown) = (("person", "people"), .notFound(.person))
        (self.console, self.asks) = (console, asks)
    }
}

extension PeopleArgument<SchedulingTeam> {
    init(_ teams: [SchedulingTeam], _ console: Console, asks: Bool = true) {
        (rows, name) = (teams, { $0.name })
        (noun, unknown) = (("team", "teams"), .notFound(.team))
        (self.console, self.asks) = (console, asks)
    }
}
