/// The forms of a program, which a host may replace or extend.
public struct FormCatalogue: Hashable, Sendable {
    public var forms: [DetailForm]
    /// The words for kinds of place.
    public var terms: CategoryTerms

    public init(forms: [DetailForm], terms: CategoryTerms = .standard) {
        self.forms = forms
        self.terms = terms
    }

    /// The form with an identifier; `nil` if there is none.
    public func form(_ id: DetailForm.ID) -> DetailForm? {
        forms.first { $0.id == id }
    }

    /// The form after another one; `nil` after the last form and after an unknown one.
    public func form(after id: DetailForm.ID) -> DetailForm? {
        guard let index = forms.firstIndex(where: { $0.id == id }) else { return nil }
        return forms[(index + 1)...].first
    }

    /// All categories of place searches, in the order of the forms.
    public var placeCategories: [PlaceCategory] {
        forms.flatMap(\.fields).compactMap(\.placeCategory)
    }

    /// The field of a category in any form, by its key, label or word in a place index.
    public func field(named name: String) -> FormField? {
        let fields = forms.flatMap(\.fields)
        return fields.first { $0.isNamed(name) }
            ?? fields.first { $0.placeCategory?.indexWord == name.lowercased() }
    }

    /// The field that searches a category of any name, even one that exists only in a place index.
    public func searchField(named name: String) -> FormField {
        field(named: name)
            ?? FormField(PlaceCategory(name: name, phrase: name, indexWord: name))
    }

    /// All stored answers, form by form; forms without an answer are omitted.
    ///
    /// Forms and answers are in the order of the catalogue. Unknown ones follow, sorted by name.
    public func answeredForms(in answers: DetailAnswers) -> [AnsweredForm] {
        let known = Set(forms.map(\.id))
        let others = answers.forms.keys.filter { !known.contains($0) }.sorted()
            .map { DetailForm(id: $0, title: $0, fields: []) }
        return (forms + others).compactMap { form in
            let answered = AnsweredForm(form, in: answers)
            return answered.answers.isEmpty ? nil : answered
        }
    }
}

extension FormCatalogue {
    /// The financial, healthcare, fitness and insurance forms with their curated lists.
    public static let standard = FormCatalogue(forms: [
        financial, healthcare, fitness, insurance,
    ])

    /// The number of answers for a category of which people have several.
    private static let several = 5

    private static let financial = DetailForm(
        id: "financial",
        title: "Financial",
        fields: [
            FormField(
                .bank,
                question: "Which bank are you with?",
                placeholder: "Search for a bank..."
            ),
            FormField(
                key: "creditCard",
                label: "Credit Card",
                question: "Which card do you have?",
                placeholder: "e.g. Chase, Amex...",
                source: .list(.creditCards),
                maximumAnswers: several
            ),
            FormField(
                key: "brokerage",
                label: "Investment Account",
                question: "Where do you invest?",
                placeholder: "Search for a brokerage...",
                source: .listThenPlaces(.brokerages, .brokerage),
                maximumAnswers: several
            ),
            FormField(
                key: "studentLoans",
                label: "Student Loans",
                question: "Who services your loan?",
                placeholder: "e.g. Navient, SoFi...",
                source: .list(.loanServicers),
                maximumAnswers: several
            ),
        ]
    )

    private static let healthcare = DetailForm(
        id: "healthcare",
        title: "Healthcare",
        fields: [
            FormField(
                .doctor,
                question: "Who's your primary care doctor?",
                placeholder: "Search for a doctor's office...",
                maximumAnswers: several
            ),
            FormField(
                .dentist,
                question: "Who's your dentist?",
                placeholder: "Search for a dental office..."
            ),
            FormField(
                .specialist,
                question: "Which specialist do you see?",
                placeholder: "Search for a specialist...",
                maximumAnswers: several
            ),
            FormField(
                .pharmacy,
                question: "Which pharmacy do you use?",
                placeholder: "Search for a pharmacy..."
            ),
            FormField(
                .vet,
                question: "Who's your vet?",
                placeholder: "Search for a veterinary clinic..."
            ),
        ]
    )

    private static let fitness = DetailForm(
        id: "fitness",
        title: "Fitness",
        fields: [
            FormField(
                .gym,
                question: "Which gym do you go to?",
                placeholder: "Search for a gym..."
            ),
            FormField(
                .yoga,
                question: "Which studio do you go to?",
                placeholder: "Search for a yoga studio..."
            ),
            FormField(
                .cycling,
                question: "Which studio do you go to?",
                placeholder: "Search for a cycling studio..."
            ),
            FormField(
                .spa,
                question: "Which spa do you go to?",
                placeholder: "Search for a spa..."
            ),
            FormField(
                .golf,
                question: "Which club do you go to?",
                placeholder: "Search for a golf club..."
            ),
        ]
    )

    private static let insurance = DetailForm(
        id: "insurance",
        title: "Insurance",
        fields: [
            FormField(
                .homeInsurance,
                key: "homeInsurance",
                question: "Who's your current provider?",
                placeholder: "Search for an insurance company..."
            ),
            FormField(
                .autoInsurance,
                key: "autoInsurance",
                question: "Who's your current provider?",
                placeholder: "Search for an insurance company..."
            ),
        ]
    )
}
