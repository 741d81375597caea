/// The manifest names no package and gives no target more than its layer may have (AK-1, AK-2).
struct ManifestRule: SourceRule {
    let name = "Package.swift stands alone and keeps the layers (AK-1, AK-2, AK-5)"

    /// The names that would bring in code from elsewhere, or switch a check off.
    private static let forbidden: Set<String> = [
        "package", "product", "plugin", "binaryTarget", "systemLibrary", "unsafeFlags", "macro",
    ]
    /// The constant parts of the names that the helpers of the manifest put together.
    private static let helpers: Set<String> = ["Momentum", "MomentumTests"]
    private static let targetKinds: Set<String> = ["target", "executableTarget", "testTarget"]

    func violations(in file: SourceFile) -> [Violation] {
        let calls = file.tokens.indices.dropLast(2).filter {
            file.tokens[$0].isCode(".") && file.tokens[$0 + 2].isCode("(")
        }
        let forbidden = calls.compactMap { index -> Violation? in
            let call = file.tokens[index + 1]
            return Self.forbidden.contains(call.text)
                ? file.violation(call.line, ".\(call.text) has no place in the root package") : nil
        }
        let targets = calls.filter { Self.targetKinds.contains(file.tokens[$0 + 1].text) }
        let modules = file.tokens.indices.dropFirst().dropLast().filter {
            file.tokens[$0].text == "module" && file.tokens[$0 + 1].isCode("(")
                && file.tokens[$0 - 1].text != "func"
        }
        // Warnings are errors, and only where the environment asks for it (EM-3).
        let needed = ["v6", "error", "treatAllWarnings", "environment"]
        let settings = needed.filter { !file.words.contains($0) }.map {
            file.violation(1, "language mode 6 and warnings as errors in checks are gone: no \($0)")
        }
        // It makes every function without an actor what SafetyRule refuses.
        let nonsending = file.tokens.filter {
            $0.kind == .string && $0.text.contains("NonisolatedNonsendingByDefault")
        }
        .map { file.violation($0.line, "see the comment above the settings") }
        return forbidden + nonsending + targets.flatMap { check(targetAt: $0, in: file) }
            + modules.flatMap { check(moduleAt: $0, in: file) } + settings
    }

    private func check(targetAt index: Int, in file: SourceFile) -> [Violation] {
        let arguments = strings(after: index + 2, in: file)
        // A call with a name alone is a dependency of another target.
        guard arguments.keys.contains(where: { !["", "name"].contains($0) }) else { return [] }
        let name = arguments["name"]?.first ?? ""
        let line = file.tokens[index].line
        var violations: [Violation] = []
        if arguments["swiftSettings"] == nil {
            violations.append(file.violation(line, "\(name) has no settings"))
        }
        // Helpers put a name together; their calls are checked below.
        if Self.helpers.contains(name) { return violations }
        let (path, uses) = (arguments["path"] ?? [], arguments["dependencies"] ?? [])
        return violations + check(name, path, uses, at: line, in: file)
    }

    /// Checks a call of the manifest's helper: name, folder, and what the target depends on.
    private func check(moduleAt index: Int, in file: SourceFile) -> [Violation] {
        let texts = strings(after: index + 1, in: file)[""] ?? []
        let line = file.tokens[index].line
        guard texts.count >= 2 else { return [file.violation(line, "module has no folder")] }
        let (path, uses) = (["Sources/\(texts[1])"], Array(texts[2...]))
        return check("Momentum\(texts[0])", path, uses, at: line, in: file)
    }

    private func check(
        _ name: String,
        _ path: [String],
        _ uses: [String],
        at line: Int,
        in file: SourceFile
    ) -> [Violation] {
        guard let layer = Layer.all.first(where: { $0.target == name }) else {
            return [file.violation(line, "target \(name) has no row in Layer.swift")]
        }
        var violations: [Violation] = []
        if path != [layer.folder] {
            violations.append(file.violation(line, "\(name) lies in \(layer.folder)"))
        }
        for dependency in uses where !layer.ours.contains(dependency) {
            violations.append(file.violation(line, "\(name) may not depend on \(dependency)"))
        }
        return violations
    }

    /// The texts of each labelled argument of the call whose parenthesis is at `start`.
    private func strings(after start: Int, in file: SourceFile) -> [String: [String]] {
        var result: [String: [String]] = [:]
        var label = ""
        var depth = 0
        for index in file.tokens[start...].indices {
            let token = file.tokens[index]
            if token.isCode("(") || token.isCode("[") { depth += 1 }
            if token.isCode(")") || token.isCode("]") { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, token.kind == .word, file.tokens[index + 1].isCode(":") {
                label = token.text
                result[label] = []
            } else if token.kind == .string {
                result[label, default: []].append(token.text)
            }
        }
        return result
    }
}
