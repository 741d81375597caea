/// Only Builders resolve from the container (K-9, AK-21, HS-34).
///
/// The other layers do not see the container, so the rule checks only DI and the demo. There, only
/// the container's own folder and files of a Builder call `resolve`.
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
