import MomentumSuggestionsDomain
import Testing

@Suite struct FormCatalogueTests {
    private static let names = [
        "financial": ["Bank / Credit Union", "Credit Card", "Investment Account", "Student Loans"],
        "healthcare": ["Doctor", "Dentist", "Specialists", "Pharmacy"],
        "fitness": [
            "Gym / CrossFit", "Yoga / Pilates", "Spin / Cycling", "Massage / Spa",
            "Country Club / Golf",
        ],
    ]

    @Test(arguments: ["financial", "healthcare", "fitness"])
    func `a form has its categories in order (SG-16)`(id: String) throws {
        let form = try #require(FormCatalogue.standard.form(id))

        #expect(form.fields.map(\.category) == Self.names[id])
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
        guard case .list(let list) = FormCatalogue.standard.field(named: category)?.source else {
            Issue.record("\(category) has no list")
            return
        }
        #expect(list.names.count == count)
        #expect(list.names.first?.name == first)
        #expect(list.names.last?.name == last)
    }

    @Test func `each place category has phrase, word and tags (SG-16, SG-20)`() {
        let categories = FormCatalogue.standard.placeCategories

        #expect(
            categories.map(\.indexWord) == [
                "bank", "doctor", "dentist", "specialist", "pharmacy", "gym", "yoga", "cycling",
                "spa", "golf",
            ]
        )
        #expect(
            categories.map(\.phrase) == [
                "bank", "doctor", "dentist", "medical specialist", "pharmacy", "gym crossfit",
                "yoga pilates studio", "cycling spin studio", "spa massage", "golf country club",
            ]
        )
        #expect(categories.allSatisfy { !$0.tags.isEmpty })
    }

    @Test(arguments: [
        ("amenity=bank", "First Bank", "bank"), ("shop=chemist", "Boots", "pharmacy"),
        ("leisure=fitness_centre", "Planet", "gym"), ("leisure=fitness_centre", "Hot Yoga", "yoga"),
        ("leisure=fitness_centre", "SoulCycle", "cycling"), ("shop=shoes", "Yoga Shoes", "none"),
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

        #expect(form.field(for: "Chess") == FormField(category: "Chess", source: .list([])))
    }

    @Test func `a host can add a form of its own (SG-20)`() {
        var catalogue = FormCatalogue.standard
        let field = FormField(category: "Vet", source: .list(["Dr. Dolittle"]))
        catalogue.forms.append(
            DetailForm(id: "pets", title: "Pets", placeholder: "e.g. Vet", fields: [field])
        )

        #expect(catalogue.field(named: "vet") == field)
        #expect(catalogue.form("pets")?.title == "Pets")
    }

    @Test(arguments: [
        ("financial", "healthcare"), ("healthcare", "fitness"), ("fitness", nil), ("pets", nil),
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
}
