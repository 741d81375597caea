/// Only Builders and the composition root resolve from the container (K-9, AK-21).
///
/// The other layers do not see the container at all, so only DI and the demo are looked at: there
/// `resolve` is called in the container's own folder, in files of a Builder, and in files of the
/// demo's `CompositionRoot`.
struct ResolveRule: SourceRule {
    let name = "only Builders and the composition root resolve (K-9, AK-21)"

    private static let uses = [
        Use(".resolve(", advice: "declare it as a parameter; only Builders resolve"),
        Use(".resolveOnMainActor(", advice: "declare it as a parameter; only Builders resolve"),
    ]

    func violations(in file: SourceFile) -> [Violation] {
        let seesContainer =
            file.layer?.kind == .injection
            || file.declarations.contains { $0.kind == .import && $0.name == "MomentumContainer" }
        let typeName = file.baseName.prefix { $0 != "+" }
        guard seesContainer, !file.isTest, !file.path.hasPrefix("Sources/DI/Container/"),
            !typeName.hasSuffix("Builder"), typeName != "CompositionRoot"
        else { return [] }
        return Use.violations(of: Self.uses, in: file)
    }
}
