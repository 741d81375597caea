// Lists the public interface of a module from its symbol graphs, for Scripts/api. Each declaration
// and each conformance is one line; the order is sorted, so that a diff shows the changes.

import Foundation

struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable {
            let precise: String
        }
        struct Fragment: Decodable {
            let spelling: String
        }

        struct Constraint: Decodable, Hashable {
            let kind: String
            let lhs: String
            let rhs: String

            /// The constraint as it is written; other kinds have no form of their own.
            var text: String? {
                // Nearly every type is, without having said so.
                if ["Copyable", "Escapable"].contains(rhs) { return nil }
                return switch kind {
                case "conformance", "superclass": "\(lhs) : \(rhs)"
                case "sameType": "\(lhs) == \(rhs)"
                default: nil
                }
            }
        }
        struct Constraints: Decodable {
            let constraints: [Constraint]?
        }
        struct Location: Decodable {
            struct Position: Decodable {
                let line: Int
            }
            let uri: String
            let position: Position
        }

        let identifier: Identifier
        let swiftExtension: Constraints?
        let swiftGenerics: Constraints?
        let pathComponents: [String]
        let declarationFragments: [Fragment]?
        let location: Location?
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
        let targetFallback: String?
        let swiftConstraints: [Symbol.Constraint]?
    }

    let symbols: [Symbol]
    let relationships: [Relationship]
}

let decoder = JSONDecoder()
let graphs = try CommandLine.arguments.dropFirst().map { path in
    try decoder.decode(SymbolGraph.self, from: Data(contentsOf: URL(filePath: path)))
}
let symbols = graphs.flatMap(\.symbols)
let paths = Dictionary(
    symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
    uniquingKeysWith: { first, _ in first }
)

/// Conformances that nearly every type has without having said so.
let implied: Set = ["Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"]
/// Conformances that come with another; a type that loses the first and keeps the second shows it.
let refined = [
    "Swift.Hashable": "Swift.Equatable", "Swift.Comparable": "Swift.Equatable",
    "Foundation.CustomNSError": "Swift.Error", "Swift.Error": "Swift.Sendable",
    "_Concurrency.Actor": "Swift.Sendable",
]

/// The constraints of each type's own declaration, by its path.
let own = Dictionary(
    symbols.map { symbol in
        (symbol.pathComponents, Set(symbol.swiftGenerics?.constraints ?? []))
    },
    uniquingKeysWith: { $0.union($1) }
)

/// The clause of constraints that a declaration has beside those of its type.
func clause(_ constraints: [SymbolGraph.Symbol.Constraint]?, beside known: Set<String>) -> String {
    let texts = Set((constraints ?? []).compactMap(\.text)).subtracting(known).sorted()
    return texts.isEmpty ? "" : " where \(texts.joined(separator: ", "))"
}

func known(_ path: [String]) -> Set<String> {
    Set((own[path] ?? []).compactMap(\.text))
}

/// True if the setter is less visible than the property.
///
/// A macro such as `@Observable` hides that in the graph, so the line of the declaration is read.
func isSetterHidden(_ symbol: SymbolGraph.Symbol) throws -> Bool {
    guard let location = symbol.location, let file = URL(string: location.uri) else { return false }
    let lines = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines[location.position.line]
    return ["private(set)", "package(set)", "internal(set)"].contains(where: line.contains)
}

var lines: Set<String> = []
for symbol in symbols {
    var declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if declaration.hasSuffix("{ get set }"), try isSetterHidden(symbol) {
        declaration = declaration.replacing("{ get set }", with: "{ get }")
    }
    // A clause of the declaration itself is in its text already.
    let type = Array(symbol.pathComponents.dropLast())
    let isClear = declaration.contains(" where ")
    let added = isClear ? "" : clause(symbol.swiftExtension?.constraints, beside: known(type))
    lines.insert("\(symbol.pathComponents.joined(separator: "."))  \(declaration)\(added)")
}
var conformances: [String: Set<String>] = [:]
var clauses: [String: String] = [:]
let components = Dictionary(
    symbols.map { ($0.identifier.precise, $0.pathComponents) },
    uniquingKeysWith: { first, _ in first }
)
for relation in graphs.flatMap(\.relationships) where relation.kind == "conformsTo" {
    let type = paths[relation.source] ?? relation.source
    let conformance = paths[relation.target] ?? relation.targetFallback ?? relation.target
    conformances[type, default: implied].insert(conformance)
    clauses["\(type) \(conformance)"] = clause(
        relation.swiftConstraints,
        beside: components[relation.source].map(known) ?? []
    )
}
for (type, named) in conformances {
    for conformance in named.subtracting(implied.union(named.compactMap { refined[$0] })) {
        lines.insert("\(type)  : \(conformance)\(clauses["\(type) \(conformance)"] ?? "")")
    }
}
for line in lines.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { print(line) }
