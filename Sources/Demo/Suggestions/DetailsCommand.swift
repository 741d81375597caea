import MomentumCommandLine
import MomentumPresentation
import MomentumSuggestionsDI
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
        let details = root.suggestions.makeFormViewModel(
            id: call[form],
            router: root.router.projected(.suggestions)
        )
        await details.load()
        try details.check()
        let changes = try changes(call, to: details.fields.map(\.label))
        if !changes.isEmpty || call[address] != nil {
            for (category, value) in changes {
                details.fields.first { $0.label == category }?.edit(value)
            }
            await details.continueForm(address: call[address])
            try details.check()
        }
        return CommandResult(
            DetailsDocument(details),
            text: details.text(on: context.console.traits)
        )
    }

    private static func changes(
        _ call: Invocation,
        to categories: [String]
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
                    hint: "Write it like \"\(categories.first ?? "Doctor")=NAME\"."
                )
            }
            let name = parts[0].lowercased()
            guard let category = categories.first(where: { $0.lowercased() == name }) else {
                throw call.usageError(
                    "The form has no category “\(parts[0])”.",
                    hint: NearestName.find(String(parts[0]), among: categories)
                        .map { "Did you mean “\($0)”?" }
                        ?? "There is \(categories.joined(separator: ", "))."
                )
            }
            guard !changes.contains(where: { $0.category == category }) else {
                throw call.usageError("“\(category)” was set more than once.")
            }
            changes.append((category, String(parts[1])))
        }
        return changes
    }
}
