/// Only Builders resolve from the container (K-9, AK-21, HS-34).
///
/// The other layers do not see the container at all, so only DI and the demo are looked at: there
/// `resolve` is called in the container's own folder and in files of a Builder.
struct ResolveRule: SourceRule {
    let name = "only Builders resolve (K-9, AK-21, HS-34)"

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
            !typeName.hasSuffix("Builder")
        else { return [] }
        return Use.violations(of: Self.uses, in: file)
    }
}
