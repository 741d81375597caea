/// A file imports what its layer may, and nothing else (AK-1, AK-2, AK-6).
///
/// A module that some platforms lack is imported inside `#if canImport(…)` of its own. A framework
/// that only Apple systems have gets a file of its own: nothing in that file is outside such a
/// block.
struct ImportRule: SourceRule {
    let name = "a file imports what its layer may (AK-1, AK-2, AK-6)"

    /// Modules that complete Foundation or the C library on a platform and need no file of their
    /// own.
    private static let companions: Set<String> = [
        "Android", "Darwin", "FoundationNetworking", "FoundationXML", "Glibc", "Musl",
    ]

    func violations(in file: SourceFile) -> [Violation] {
        guard let layer = file.layer else {
            return [file.violation(1, "lies in no target that Layer.swift knows")]
        }
        return file.declarations.filter { $0.kind == .import }.flatMap { declaration in
            let module = declaration.name.prefix { $0 != "." }
            return check(String(module), declaration, layer: layer, file: file)
        }
    }

    private func check(
        _ module: String,
        _ declaration: Declaration,
        layer: Layer,
        file: SourceFile
    ) -> [Violation] {
        if layer.ours.contains(module) || layer.toolchain.contains(module) { return [] }
        guard layer.guarded.contains(module) else {
            return [
                file.violation(declaration.line, "\(layer.target) may not import \(module)")
            ]
        }
        guard declaration.conditions.contains(where: { asks($0, for: module) }) else {
            return [
                file.violation(
                    declaration.line,
                    "import \(module) only inside #if canImport(\(module))"
                )
            ]
        }
        guard !Self.companions.contains(module),
            let outside = file.tokens.first(where: { token in
                !token.conditions.contains { asks($0, for: module) }
            })
        else { return [] }
        return [
            file.violation(
                outside.line,
                "what uses \(module) has a file of its own, all of it in #if canImport(\(module))"
            )
        ]
    }

    /// True if a condition holds only where the module exists.
    private func asks(_ condition: String, for module: String) -> Bool {
        condition.split(separator: " && ").contains("canImport(\(module))")
    }
}
