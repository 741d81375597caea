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

/// The targets below another; an arrow to one that is reached by another way adds nothing.
func reached(from name: String) -> Set<String> {
    let target = targets.first { $0.name == name }
    return (target?.dependencies.compactMap(\.name) ?? []).reduce(into: []) { names, next in
        names.insert(next)
        names.formUnion(reached(from: next))
    }
}

/// The part of the suite that a target is in: the kit, a feature, or a wall inside of one.
enum Part: CaseIterable {
    case kit, features, walls

    init(_ target: Manifest.Target) {
        let folder = target.path.map { String($0.split(separator: "/").last ?? "") } ?? ""
        let kit = ["Shared", "System", "Container", "Network"]
        if kit.contains(folder) { self = .kit; return }
        let walls = [
            "SiteStore", "WebDAV", "DetailsFile", "Maps", "PlaceIndex", "Geocoders", "GraphQL",
            "CommandLine", "Terminal",
        ]
        let isWall = walls.contains(folder)
        self = isWall ? .walls : .features
    }

    var title: String {
        switch self {
        case .kit: "Modules that every feature uses:"
        case .features: "The features, without their arrows to the kit:"
        case .walls: "The walls inside of features, and what is on either side:"
        }
    }
}

/// Draws these arrows; an arrow that others imply is left out.
func draw(
    _ title: String,
    _ arrows: [(from: Manifest.Target, to: String)],
    alone: [Manifest.Target]
) {
    print("\n\(title)\n\n```mermaid\ngraph TD")
    var names = Set(alone.map(\.name))
    for arrow in arrows { names.formUnion([arrow.from.name, arrow.to]) }
    for target in targets where names.contains(target.name) {
        print(
            "    \(target.name)[\"\(target.name)<br>\(target.path ?? "Sources/\(target.name)")\"]"
        )
    }
    for arrow in arrows {
        let others = arrow.from.dependencies.compactMap(\.name)
        guard !others.contains(where: { reached(from: $0).contains(arrow.to) }) else { continue }
        print("    \(arrow.from.name) --> \(arrow.to)")
    }
    print("```")
}

// The program reaches everything; it would only hide the rest.
let parts = Dictionary(grouping: targets.filter { $0.type != "executable" }, by: Part.init)
for part in Part.allCases {
    let own = parts[part] ?? []
    let kit = Set((parts[.kit] ?? []).map(\.name))
    let walls = Set((parts[.walls] ?? []).map(\.name))
    let arrows = targets.filter { $0.type != "executable" }.flatMap { target in
        target.dependencies.compactMap(\.name).sorted().map { (from: target, to: $0) }
    }
    .filter { arrow in
        let isOwn = own.contains { $0.name == arrow.from.name }
        switch part {
        case .kit: return isOwn
        case .features: return isOwn && !kit.contains(arrow.to) && !walls.contains(arrow.to)
        case .walls: return (isOwn && !kit.contains(arrow.to)) || walls.contains(arrow.to)
        }
    }
    draw(part.title, arrows, alone: own)
}
