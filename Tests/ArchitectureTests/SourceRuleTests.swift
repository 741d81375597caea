import Testing

/// Checks the whole package against every rule.
///
/// A failure names file, line and rule; `Docs/Checks.md` says what each rule protects.
@Suite struct SourceRuleTests {
    static let rules: [any SourceRule] = [
        AmbientRule(),
        CommentRule(),
        ConcurrencyRule(),
        DependencyRule(files: SourceTree.current.files),
        DocumentationRule(files: SourceTree.current.files),
        EntryFieldRule(),
        FileNameRule(),
        GlobalStateRule(),
        ImportRule(),
        InliningRule(),
        JSONRule(),
        LengthRule(),
        MechanismRule(),
        OutputRule(),
        PageRule(exists: SourceTree.current.exists),
        ResolveRule(),
        SafetyRule(),
        SleepRule(),
        StateRule(files: SourceTree.current.files),
        StorageRule(),
        WidthRule(),
    ]

    @Test(arguments: rules)
    func `every file keeps every rule (AK-1, AK-2, AK-3, AK-5, AK-10, AK-21, K-9, TR-12)`(
        rule: any SourceRule
    ) {
        for violation in SourceTree.current.files.flatMap(rule.violations) {
            Issue.record("\(violation) [\(rule.name)]")
        }
    }

    @Test func `the manifest stands alone and keeps the layers (AK-1, AK-2)`() throws {
        let manifest = try #require(SourceTree.current.manifest)

        for violation in ManifestRule().violations(in: manifest) {
            Issue.record("\(violation) [\(ManifestRule().name)]")
        }
    }

    @Test func `what a page points at is there`() {
        let rule = PageRule(exists: SourceTree.current.exists)

        #expect(SourceTree.current.pages.count > 30)
        for violation in SourceTree.current.pages.flatMap(rule.violations) {
            Issue.record("\(violation)")
        }
    }

    @Test func `no page uses a retired phrase (HS-38)`() {
        for violation in SourceTree.current.pages.flatMap(CommentRule().violations(in:)) {
            Issue.record("\(violation)")
        }
    }

    @Test func `every layer is looked at`() {
        let empty = Layer.all.filter { layer in
            !SourceTree.current.files.contains { $0.layer == layer }
        }

        #expect(empty.map(\.folder) == [])
    }
}
