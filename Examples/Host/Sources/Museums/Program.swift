/// Types a text into the field, letter by letter, and shows what it suggests in the end.
@main
@MainActor
struct Program {
    static func main() async throws {
        let field = try Composition(museums: Museum.all).makeField()
        let typed = CommandLine.arguments.dropFirst().joined(separator: " ")
        field.setFocus(true)
        for end in typed.indices.dropFirst() {
            field.edit(String(typed[..<end]))
        }
        await field.edit(typed).value
        print(FieldView(field: field).lines.joined(separator: "\n"))
    }
}
