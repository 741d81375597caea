import MomentumCommandLine
import MomentumPresentation
import MomentumSuggestionsDI
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation

enum DetailsCommand {
    static let form = Argument.required(
        "FORM",
        "Which form.",
        as: .choice("financial", "healthcare", "fitness", "insurance")
    )
    static let set = Option.repeated(
        "set",
        "CATEGORY=VALUE",
        "An answer to save; can be given several times, also for a category of several answers.",
        as: .text
    )
    static let ask = Option.repeated(
        "ask",
        "CATEGORY",
        "Ask for this category, and for no others but those of further --ask; all asks for all.",
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
        options: [set, ask, address],
        example: "momentum details financial --set \"Credit Card=Chase\"",
        json: DetailsDocument.json
    ) { call, context in
        let root = try CompositionRoot(.init(context: context))
        let details = root.suggestions.makeFormViewModel(
            id: call[form],
            router: root.router.projected(.suggestions)
        )
        await details.load()
        try details.check()
        let fields = details.form?.fields ?? []
        let keys = try call[ask].map { $0 == "all" ? nil : try field($0, of: fields, call).key }
        let changes = try DetailChanges(call, fields: fields)
        if !keys.isEmpty {
            await details.choose(keys.contains(nil) ? [] : keys.compactMap { $0 })
            try details.check()
        }
        if !changes.isEmpty || call[address] != nil {
            try changes.make(in: details, call)
            await details.continueForm(address: call[address])
            try details.check()
        }
        let result = CommandResult(
            DetailsDocument(details),
            text: details.text(on: context.console.traits)
        )
        let isChange = !(keys.isEmpty && changes.isEmpty && call[address] == nil)
        return isChange ? result.saved() : result
    }

    /// The field of a category, by key or label.
    ///
    /// - Throws: A usage error with the nearest name.
    static func field(
        _ name: some StringProtocol,
        of fields: [FormField],
        _ call: Invocation
    ) throws -> FormField {
        let name = String(name)
        if let field = fields.first(where: { $0.isNamed(name) }) { return field }
        let labels = fields.map(\.label)
        throw call.usageError(
            "The form has no category “\(name)”.",
            hint: NearestName.find(name, among: labels).map { "Did you mean “\($0)”?" }
                ?? "There is \(labels.joined(separator: ", "))."
        )
    }
}
