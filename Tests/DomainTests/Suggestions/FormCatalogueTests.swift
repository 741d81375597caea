import MomentumSuggestionsDomain
import Testing

@Suite struct FormCatalogueTests {
    private static let names = [
        "financial": ["Bank / Credit Union", "Credit Card", "Investment Account", "Student Loans"],
        "healthcare": ["Doctor", "Dentist", "Specialists", "Pharmacy", "Vet"],
        "fitness": [
            "Gym / CrossFit", "Yoga / Pilates", "Spin / Cycling", "Massage / Spa",
            "Country Club / Golf",
        ],
        "insurance": ["Home Insurance", "Auto Insurance"],
    ]

    @Test(arguments: ["financial", "healthcare", "fitness", "insurance"])
    func `a form has its categories in order (SG-16, SG-67)`(id: String) throws {
        let form = try #require(FormCatalogue.standard.form(id))

        #expect(form.fields.map(\.label) == Self.names[id])
    }

    @Test(arguments: [
        ("Credit Card", 10, "Chase", "Synchrony"),
        ("Investment Account", 13, "Fidelity", "Raymond James"),
        ("Student Loans", 10, "Navient", "EdFinancial"),
    ])
    func `the curated lists have their names in order (SG-16)`(
        category: String,
        count: Int,
        first: String,
        last: String
    ) {
        let list: NameList
        switch FormCatalogue.standard.field(named: category)?.source {
        case .list(let names), .listThenPlaces(let names, _): list = names
        case .places, nil:
            Issue.record("\(category) has no list")
            return
        }
        #expect(list.names.count == count)
        #expect(list.names.first?.name == first)
        #expect(list.names.last?.name == last)
    }

    @Test func `each place category has phrase, word and tags (SG-16, SG-20, SG-67)`() {
        let categories = FormCatalogue.standard.placeCategories

        #expect(
            categories.map(\.indexWord) == [
                "bank", "brokerage", "doctor", "dentist", "specialist", "pharmacy", "vet", "gym",
                "yoga", "cycling", "spa", "golf", "insurance", "insurance",
            ]
        )
        #expect(
            categories.map(\.phrase) == [
                "bank", "brokerage investment", "doctor", "dentist", "medical specialist",
                "pharmacy", "veterinarian", "gym", "yoga studio", "cycling studio", "spa massage",
                "golf country club", "home insurance", "auto insurance",
            ]
        )
        #expect(categories.allSatisfy { !$0.tags.isEmpty })
    }

    @Test(arguments: [
        ("amenity=bank", "First Bank", "bank"), ("shop=chemist", "Boots", "pharmacy"),
        ("leisure=fitness_centre", "Planet", "gym"), ("leisure=fitness_centre", "Hot Yoga", "yoga"),
        ("leisure=fitness_centre", "SoulCycle", "cycling"), ("shop=shoes", "Yoga Shoes", "none"),
        ("amenity=veterinary", "Paws", "vet"), ("office=insurance", "Acme", "insurance"),
        ("office=financial_advisor", "Acme", "brokerage"),
    ])
    func `tags become words of the index, with the name where they say too little (SG-20)`(
        tag: String,
        name: String,
        word: String
    ) {
        let categorizer = TagCategorizer(categories: FormCatalogue.standard.placeCategories)

        let found = categorizer.indexWord(forTags: [OSMTag(tag)].compactMap { $0 }, name: name)

        #expect(found ?? "none" == word)
    }

    @Test func `a category without a mapping is a plain text field (SG-17)`() throws {
        let form = try #require(FormCatalogue.standard.form("fitness"))

        #expect(
            form.field(for: "Chess") == FormField(key: "Chess", label: "Chess", source: .list([]))
        )
    }

    @Test func `a host can add a form of its own (SG-20)`() {
        var catalogue = FormCatalogue.standard
        let field = FormField(key: "pet", label: "Pet", source: .list(["Dr. Dolittle"]))
        catalogue.forms.append(
            DetailForm(id: "pets", title: "Pets", fields: [field])
        )

        #expect(catalogue.field(named: "PET") == field)
        #expect(catalogue.form("pets")?.title == "Pets")
    }

    @Test(arguments: [
        ("financial", "healthcare"), ("healthcare", "fitness"), ("fitness", "insurance"),
        ("insurance", nil), ("pets", nil),
    ])
    func `the forms follow each other in the order of the catalogue (NV-5)`(
        id: String,
        next: String?
    ) {
        #expect(FormCatalogue.standard.form(after: id)?.id == next)
    }

    @Test func `a category of any name can be searched (NV-5)`() {
        let catalogue = FormCatalogue.standard

        #expect(catalogue.searchField(named: "doctor") == catalogue.field(named: "Doctor"))
        #expect(
            catalogue.searchField(named: "Fuel")
                == FormField(PlaceCategory(name: "Fuel", phrase: "Fuel", indexWord: "Fuel"))
        )
    }

    @Test(arguments: ["creditCard", "CREDIT CARD", "Credit Card"])
    func `a field is named by its key and its label, and asks a question (SG-60, SG-67)`(
        name: String
    ) throws {
        let field = try #require(FormCatalogue.standard.field(named: name))

        #expect(
            [field.key, field.label, field.question, field.placeholder] == [
                "creditCard", "Credit Card", "Which card do you have?", "e.g. Chase, Amex...",
            ]
        )
        #expect(field.maximumAnswers == 5)
    }

    @Test func `every field has a key of its own and a question (SG-60, SG-67)`() {
        let fields = FormCatalogue.standard.forms.flatMap(\.fields)

        #expect(
            fields.map(\.key) == [
                "bank", "creditCard", "brokerage", "studentLoans", "doctor", "dentist",
                "specialist", "pharmacy", "vet", "gym", "yoga", "cycling", "spa", "golf",
                "homeInsurance", "autoInsurance",
            ]
        )
        #expect(fields.allSatisfy { $0.question.hasSuffix("?") && !$0.placeholder.isEmpty })
        #expect(
            fields.filter { $0.maximumAnswers == 5 }.map(\.key) == [
                "creditCard", "brokerage", "studentLoans", "doctor", "specialist",
            ]
        )
    }

    @Test func `chosen categories are asked for, and counted (SG-63)`() throws {
        let form = try #require(FormCatalogue.standard.form("fitness"))
        var answers = DetailAnswers(
            forms: ["fitness": FormAnswers(answers: ["gym": ["YMCA"], "spa": ["Rest"]])]
        )
        #expect(form.fields(chosenIn: answers) == form.fields)
        #expect(form.answeredCount(in: answers) == 2)

        answers.forms["fitness"]?.choose(["golf", "gym", "golf"])

        #expect(form.fields(chosenIn: answers).map(\.key) == ["golf", "gym"])
        #expect(form.answeredCount(in: answers) == 1)
        #expect(answers.answers(to: "spa", of: "fitness") == ["Rest"])
    }
}
