public import MomentumPresentation

extension LinkTable<SuggestionsRoute> {
    /// The links into suggestions and detail forms.
    ///
    /// A place index has no link: a link from outside must not open a file.
    public static func suggestions(scheme: String) -> LinkTable {
        LinkTable(
            scheme: scheme,
            [
                "suggestions": { _ in [.forms] },
                "suggestions/forms/:form": { link in
                    [.forms, .form(try link.parameter("form"))]
                },
                "suggestions/answers": { _ in [.forms, .answers] },
                "suggestions/search": { link in
                    let category = link.query("category")
                    return [.search(category: category?.isEmpty == true ? nil : category)]
                },
            ]
        ) { route in
            switch route {
            case .form(let id, categories: nil): ["form": id]
            case .search(let category?): ["category": category]
            case .forms, .form, .answers, .search, .index: [:]
            }
        }
    }
}
