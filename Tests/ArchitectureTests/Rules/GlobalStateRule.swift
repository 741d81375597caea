/// No variable lives as long as the process (AK-5), because one test could change it for another.
///
/// A task-local value is bound for a task alone.
struct GlobalStateRule: SourceRule {
    let name = "no global mutable state (AK-5)"

    func violations(in file: SourceFile) -> [Violation] {
        let topLevel = file.declarations.filter { $0.kind == .var && !$0.isComputed }
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        return (topLevel + file.declarations.flatMap(staticVariables)).filter {
            !lines[$0.line - 1].contains("@TaskLocal")
        }.map {
            file.violation($0.line, "var \($0.name) is global and can change")
        }
    }

    private func staticVariables(in declaration: Declaration) -> [Declaration] {
        declaration.members.flatMap { member in
            member.kind == .var && member.modifiers.contains("static") && !member.isComputed
                ? [member] : staticVariables(in: member)
        }
    }
}
