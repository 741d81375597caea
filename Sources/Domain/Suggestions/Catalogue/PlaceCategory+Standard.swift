extension PlaceCategory {
    /// The tags are those of `Docs/Suggestions.md`, most common first.
    static let bank = PlaceCategory(
        name: "Bank / Credit Union",
        phrase: "bank",
        indexWord: "bank",
        tags: tags("amenity=bank"),
        mapKinds: [.bank]
    )

    static let doctor = PlaceCategory(
        name: "Doctor",
        phrase: "doctor",
        indexWord: "doctor",
        tags: tags(
            "amenity=doctors",
            "amenity=clinic",
            "healthcare=doctor",
            "healthcare=clinic",
            "healthcare=centre"
        )
    )

    static let dentist = PlaceCategory(
        name: "Dentist",
        phrase: "dentist",
        indexWord: "dentist",
        tags: tags("amenity=dentist", "healthcare=dentist")
    )

    static let specialist = PlaceCategory(
        name: "Specialists",
        phrase: "medical specialist",
        indexWord: "specialist",
        tags: tags(
            "healthcare=optometrist",
            "healthcare=physiotherapist",
            "healthcare=podiatrist",
            "healthcare=psychotherapist",
            "healthcare=audiologist",
            "healthcare=alternative",
            "healthcare=rehabilitation",
            "shop=optician"
        )
    )

    static let pharmacy = PlaceCategory(
        name: "Pharmacy",
        phrase: "pharmacy",
        indexWord: "pharmacy",
        tags: tags("amenity=pharmacy", "healthcare=pharmacy", "shop=chemist"),
        mapKinds: [.pharmacy]
    )

    static let gym = PlaceCategory(
        name: "Gym / CrossFit",
        phrase: "gym",
        indexWord: "gym",
        tags: tags("leisure=fitness_centre", "leisure=sports_centre"),
        mapKinds: [.fitnessCenter]
    )

    static let yoga = PlaceCategory(
        name: "Yoga / Pilates",
        phrase: "yoga studio",
        indexWord: "yoga",
        tags: tags("leisure=fitness_centre", "leisure=sports_centre"),
        nameWords: ["yoga", "pilates"],
        mapKinds: [.fitnessCenter]
    )

    static let cycling = PlaceCategory(
        name: "Spin / Cycling",
        phrase: "cycling studio",
        indexWord: "cycling",
        tags: tags("leisure=fitness_centre"),
        nameWords: ["cycl", "spin", "soulcycle"],
        mapKinds: [.fitnessCenter]
    )

    static let spa = PlaceCategory(
        name: "Massage / Spa",
        phrase: "spa massage",
        indexWord: "spa",
        tags: tags(
            "shop=massage",
            "leisure=sauna",
            "shop=beauty",
            "leisure=spa",
            "amenity=spa",
            "amenity=public_bath"
        ),
        mapKinds: [.spa]
    )

    static let golf = PlaceCategory(
        name: "Country Club / Golf",
        phrase: "golf country club",
        indexWord: "golf",
        tags: tags("leisure=golf_course", "club=golf"),
        mapKinds: [.golf]
    )

    static let vet = PlaceCategory(
        name: "Vet",
        phrase: "veterinarian",
        indexWord: "vet",
        tags: tags("amenity=veterinary"),
        mapKinds: [.animalService]
    )

    static let brokerage = PlaceCategory(
        name: "Investment Account",
        phrase: "brokerage investment",
        indexWord: "brokerage",
        tags: tags("office=financial_advisor")
    )

    static let homeInsurance = PlaceCategory(
        name: "Home Insurance",
        phrase: "home insurance",
        indexWord: "insurance",
        tags: tags("office=insurance")
    )

    static let autoInsurance = PlaceCategory(
        name: "Auto Insurance",
        phrase: "auto insurance",
        indexWord: "insurance",
        tags: tags("office=insurance")
    )

    private static func tags(_ texts: String...) -> [OSMTag] {
        texts.compactMap { OSMTag($0) }
    }
}
