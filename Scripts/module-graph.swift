// Draws the targets of a package as Mermaid, for Scripts/update-modules: takes what
// `swift package dump-package` prints on standard input. Tests are left out.

import Foundation

struct Manifest: Decodable {
    struct Target: Decodable {
        struct Dependency: Decodable {
            struct Name: Decodable {
                let text: String?

                init(from decoder: any Decoder) throws {
                    text = try? decoder.singleValueContainer().decode(String.self)
                }
            }

            let byName: [Name]?
            let target: [Name]?

            var name: String? { (byName ?? target)?.first?.text }
        }

        let name: String
        let path: String?
        let type: String
        let dependencies: [Dependency]
    }

    let targets: [Target]
}

let manifest = try JSONDecoder().decode(
    Manifest.self,
    from: FileHandle.standardInput.readDataToEndOfFile()
)
let targets = manifest.targets.filter { $0.type != "test" }.sorted { $0.name < $1.name }

/// What is reached by another way as well is left out: an arrow says what a target adds.
func reached(from name: String) -> Set<String> {
    let target = targets.first { $0.name == name }
    return (target?.dependencies.compactMap(\.name) ?? []).reduce(into: []) { names, next in
        names.insert(next)
        names.formUnion(reached(from: next))
    }
}

print("graph TD")
for target in targets {
    print("    \(target.name)[\"\(target.name)<br>\(target.path ?? "Sources/\(target.name)")\"]")
}
for target in targets {
    let names = target.dependencies.compactMap(\.name).sorted()
    for name in names where !names.contains(where: { reached(from: $0).contains(name) }) {
        print("    \(target.name) --> \(name)")
    }
}
