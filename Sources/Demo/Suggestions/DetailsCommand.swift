import MomentumCommandLine
import MomentumSuggestionsDI
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation

enum DetailsCommand {
    static let form = Argument.required(
        "FORM",
        "Which form.",
        as: .choice("financial", "healthcare", "fitness")
    )
    static let set = Option.repeated(
        "set",
        "CATEGORY=VALUE",
        "An answer to save; can be given several times.",
        as: .text
    )
    static let address = Option.value(
        "address",
        "TEXT",
        "The address that places are searched near to.",
        as: .text
    )

    static let command = Command(
        "details",
        summary: "Show and save the answers of a form.",
        arguments: [form],
        options: [set, address],
        example: "momentum details financial --set \"Credit Card=Chase\"",
        json: """
            {"form", "address", "categories": [{"name", "answer"}]}
            """
    ) { call, context in
        let root = try CompositionRoot(.init(context: context))
        let catalogue = try root.suggestions.makeCatalogue()
        guard let form = catalogue.form(call[form]) else {
            throw call.usageError("There is no form “\(call[form])”.")
        }
        let details = try root.suggestions.makeFormViewModel(
            form: form,
            categories: form.fields.map(\.category)
        )
        await details.load()
        try check(details.state)
        let changes = try changes(call, in: form)
        if !changes.isEmpty || call[address] != nil {
            for (category, value) in changes {
                details.fields.first { $0.label == category }?.edit(value)
            }
            await details.continueForm(address: call[address])
            try check(details.state)
        }
        return CommandResult(
            DetailsDocument(details),
            text: TextTable(
                [.leading(), .leading()],
                rows: details.fields.map { ["\($0.label)", "\($0.text)"] }
            ).text
        )
    }

    private static func check(_ state: DetailFormViewModel.State) throws {
        if case .failed(let message) = state { throw CommandFailure(message) }
    }

    private static func changes(
        _ call: Invocation,
        in form: DetailForm
    ) throws -> [(String, String)] {
        var changes: [(category: String, value: String)] = []
        for pair in call[set] {
            let parts = pair.split(
                separator: "=",
                maxSplits: 1,
                omittingEmptySubsequences: false
            )
            guard parts.count == 2 else {
                throw call.usageError(
                    "“\(pair)” is no answer.",
                    hint: "Write it like \"\(form.fields.first?.category ?? "Doctor")=NAME\"."
                )
            }
            let field = form.fields.first { $0.category.lowercased() == parts[0].lowercased() }
            guard let field else {
                let known = form.fields.map(\.category)
                throw call.usageError(
                    "The form has no category “\(parts[0])”.",
                    hint: NearestName.find(String(parts[0]), among: known)
                        .map { "Did you mean “\($0)”?" }
                        ?? "There is \(known.joined(separator: ", "))."
                )
            }
            guard !changes.contains(where: { $0.category == field.category }) else {
                throw call.usageError("“\(field.category)” was set more than once.")
            }
            changes.append((field.category, String(parts[1])))
        }
        return changes
    }
}
