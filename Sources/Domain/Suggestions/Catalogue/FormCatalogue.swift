/// The forms of a program, which a host may replace or extend.
public struct FormCatalogue: Hashable, Sendable {
    public var forms: [DetailForm]
    /// The words by which people ask for a kind of place.
    public var terms: CategoryTerms

    public init(forms: [DetailForm], terms: CategoryTerms = .standard) {
        self.forms = forms
        self.terms = terms
    }

    /// The form with an identifier, `nil` when there is none.
    public func form(_ id: DetailForm.ID) -> DetailForm? {
        forms.first { $0.id == id }
    }

    /// The form that follows another one; `nil` after the last form and after an unknown one.
    public func form(after id: DetailForm.ID) -> DetailForm? {
        guard let index = forms.firstIndex(where: { $0.id == id }) else { return nil }
        return forms[(index + 1)...].first
    }

    /// Every category of a place search, in the order of the forms.
    public var placeCategories: [PlaceCategory] {
        forms.flatMap(\.fields).compactMap { field in
            guard case .places(let category) = field.source else { return nil }
            return category
        }
    }

    /// The field of a category in any form, by its name or by its word in a place index.
    public func field(named name: String) -> FormField? {
        let fields = forms.flatMap(\.fields)
        return fields.first { $0.category.lowercased() == name.lowercased() }
            ?? fields.first { field in
                guard case .places(let category) = field.source else { return false }
                return category.indexWord == name.lowercased()
            }
    }

    /// The field that searches for a category of any name, which may be that of a place index only.
    public func searchField(named name: String) -> FormField {
        field(named: name)
            ?? FormField(PlaceCategory(name: name, phrase: name, indexWord: name))
    }

    /// Every answer that is kept, form by form; forms without an answer are left out.
    ///
    /// Forms and answers are in the order of the catalogue. Those it does not have follow in the
    /// order of their names.
    public func answeredForms(in answers: DetailAnswers) -> [AnsweredForm] {
        let known = Set(forms.map(\.id))
        let others = answers.forms.keys.filter { !known.contains($0) }.sorted()
            .map { DetailForm(id: $0, title: $0, placeholder: "", fields: []) }
        return (forms + others).compactMap { form in
            let answered = AnsweredForm(form, in: answers)
            return answered.answers.isEmpty ? nil : answered
        }
    }
}

extension FormCatalogue {
    /// The financial, healthcare and fitness forms with their curated lists.
    public static let standard = FormCatalogue(forms: [financial, healthcare, fitness])

    private static let financial = DetailForm(
        id: "financial",
        title: "Financial",
        placeholder: "e.g. Chase, Amex...",
        fields: [
            FormField(.bank),
            FormField(
                category: "Credit Card",
                source: .list([
                    "Chase", "American Express", "Capital One", "Citi", "Discover",
                    "Bank of America", "Wells Fargo", "Barclays", "US Bank", "Synchrony",
                ])
            ),
            FormField(
                category: "Investment Account",
                source: .list([
                    "Fidelity", "Charles Schwab", "Vanguard", "E*TRADE", "TD Ameritrade",
                    "Merrill Lynch", "Morgan Stanley", "Edward Jones", "Robinhood", "Wealthfront",
                    "Betterment", "Northwestern Mutual", "Raymond James",
                ])
            ),
            FormField(
                category: "Student Loans",
                source: .list([
                    "Navient", "Nelnet", "Great Lakes", "FedLoan", "SoFi", "Earnest", "CommonBond",
                    "Mohela", "Aidvantage", "EdFinancial",
                ])
            ),
        ]
    )

    private static let healthcare = DetailForm(
        id: "healthcare",
        title: "Healthcare",
        placeholder: "e.g. Dr. Smith, Aetna...",
        fields: [
            FormField(.doctor), FormField(.dentist), FormField(.specialist), FormField(.pharmacy),
        ]
    )

    private static let fitness = DetailForm(
        id: "fitness",
        title: "Fitness",
        placeholder: "e.g. Planet Fitness, YMCA...",
        fields: [
            FormField(.gym), FormField(.yoga), FormField(.cycling), FormField(.spa),
            FormField(.golf),
        ]
    )
}
