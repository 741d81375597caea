/// JSON from outside passes one gate before Foundation sees it (TR-12).
///
/// The label identifies a decoder's own `decode(_:from:)`: containers and single values have none,
/// or `forKey`. Code behind the gate is in the gate's folder.
struct JSONRule: SourceRule {
    let name = "JSON is read through the gate (TR-12)"

    private static let uses = [
        Use(".decode(", harmfulWith: "from", advice: "decode it fromOutside"),
        Use(".jsonObject(", advice: "take JSONSerialization.object(fromOutside:)"),
    ]

    func violations(in file: SourceFile) -> [Violation] {
        guard !file.isTest, !file.path.hasPrefix("Sources/Data/Shared/JSON/") else { return [] }
        return Use.violations(of: Self.uses, in: file)
    }
}
