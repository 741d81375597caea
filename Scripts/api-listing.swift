// Lists the public interface of a module from its symbol graphs, for Scripts/api: a line for each
// declaration and for each conformance, sorted, so that a difference shows what changed.

import Foundation

struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable {
            let precise: String
        }
        struct Fragment: Decodable {
            let spelling: String
        }

        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]?
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
        let targetFallback: String?
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

var lines: Set<String> = []
for symbol in symbols {
    let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    lines.insert("\(symbol.pathComponents.joined(separator: "."))  \(declaration)")
}
var conformances: [String: Set<String>] = [:]
for relation in graphs.flatMap(\.relationships) where relation.kind == "conformsTo" {
    let type = paths[relation.source] ?? relation.source
    let conformance = paths[relation.target] ?? relation.targetFallback ?? relation.target
    conformances[type, default: implied].insert(conformance)
}
for (type, named) in conformances {
    for conformance in named.subtracting(implied.union(named.compactMap { refined[$0] })) {
        lines.insert("\(type)  : \(conformance)")
    }
}
for line in lines.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { print(line) }
