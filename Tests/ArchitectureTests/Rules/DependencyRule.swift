/// A class or an actor has at most six dependencies: parameters of an initialiser that are a
/// protocol's or an object's (HS-35).
///
/// Values do not count, and a value may hold any number of them.
struct DependencyRule: SourceRule {
    let name = "a class or an actor has at most six dependencies (HS-35)"

    private static let most = 6

    private let classes: Set<String>

    init(files: [SourceFile]) {
        classes = Set(Self.classes(in: files.flatMap(\.declarations)).map(\.name))
    }

    func violations(in file: SourceFile) -> [Violation] {
        guard !file.isTest else { return [] }
        return Self.classes(in: file.declarations).flatMap { owner in
            owner.members.filter { $0.kind == .`init` && !$0.isPrivate }.compactMap { initializer in
                let count = initializer.parameters.count(where: isDependency)
                guard count > Self.most else { return nil }
                return file.violation(
                    initializer.line,
                    "\(owner.name) has \(count) dependencies; give it those that belong together "
                        + "as a value"
                )
            }
        }
    }

    private func isDependency(_ parameter: Declaration.Parameter) -> Bool {
        parameter.type.contains { $0 == "any" || classes.contains($0) }
    }

    private static func classes(in declarations: [Declaration]) -> [Declaration] {
        declarations.flatMap { declaration in
            ([.class, .actor].contains(declaration.kind) ? [declaration] : [])
                + classes(in: declaration.members)
        }
    }
}
