/// Nothing that input can reach traps, and no check of the compiler is switched off unproven
/// (AK-5).
///
/// `@unchecked Sendable`, unsafe pointers and preconditions are allowed below a comment that proves
/// them; the rest is not allowed at all. The formatter finds force unwraps (`.swift-format`).
///
/// A closure replaces a key path through an optional: the runtime of Swift 6.3 copies its value to
/// overlapping memory, which the address sanitizer reports. A parameter `isolation` replaces
/// `nonisolated(nonsending)`: optimised by Swift 6.3, that does not return to the caller's actor
/// after an error of another one.
struct SafetyRule: SourceRule {
    let name = "nothing traps, and no check is switched off without a proof (AK-5, K-5, K-10)"

    private static let forbidden: [Use] =
        [
            "fatalError", "assertionFailure", "abort()", "try!", "as!",
            "unsafeBitCast", "unsafeDowncast", "nonisolated(unsafe)", "unowned(unsafe)",
            "nonisolated(nonsending)", "ObjectIdentifier.init(bitPattern:",
        ].map { Use($0, advice: "throw an error or change the types, so that it cannot happen") }

    private static let needsProof: [Use] =
        [
            "@unchecked", "precondition(", "preconditionFailure", "UnsafeMutablePointer",
            "Unmanaged", "unsafeAddress",
            ".assumingMemoryBound", ".bindMemory", "@preconcurrency", "assumeIsolated",
            "unsafeUninitializedCapacity", "_unsafeElements", "unsafeArgv",
        ].map { Use($0, advice: "a comment directly above says why this is safe") }

    func violations(in file: SourceFile) -> [Violation] {
        let unproven = Use.violations(of: Self.needsProof, in: file)
            .filter { !file.isCommented($0.line) }
        return Use.violations(of: Self.forbidden, in: file) + unproven + optionalKeyPaths(in: file)
    }

    private func optionalKeyPaths(in file: SourceFile) -> [Violation] {
        file.tokens.indices.compactMap { start in
            guard file.tokens[start].isCode("\\") else { return nil }
            let path = file.tokens[(start + 1)...].prefix { $0.kind == .word || $0.isCode(".") }
            guard path.endIndex < file.tokens.count, file.tokens[path.endIndex].isCode("?") else {
                return nil
            }
            return file.violation(file.tokens[start].line, "a key path with ?: use a closure")
        }
    }
}
