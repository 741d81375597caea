/// Only the terminal front end prints (AK-22).
struct OutputRule: SourceRule {
    let name = "nothing but the demo prints (AK-22)"

    private static let uses: [Use] =
        [
            "print(", "debugPrint(", "dump(", "NSLog", "puts(", "printf(", "fputs(",
            ".standardOutput", ".standardError",
        ].map { Use($0, advice: "a library prints nothing") }

    func violations(in file: SourceFile) -> [Violation] {
        guard file.layer?.isLibrary == true else { return [] }
        return Use.violations(of: Self.uses, in: file)
    }
}
