extension PlaceCategory {
    /// The tags are those of `Docs/Suggestions.md`, the commonest first.
    static let bank = PlaceCategory(
        name: "Bank / Credit Union",
        phrase: "bank",
        indexWord: "bank",
        tags: tags("amenity=bank")
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
        tags: tags("amenity=pharmacy", "healthcare=pharmacy", "shop=chemist")
    )

    static let gym = PlaceCategory(
        name: "Gym / CrossFit",
        phrase: "gym crossfit",
        indexWord: "gym",
        tags: tags("leisure=fitness_centre", "leisure=sports_centre")
    )

    static let yoga = PlaceCategory(
        name: "Yoga / Pilates",
        phrase: "yoga pilates studio",
        indexWord: "yoga",
        tags: tags("leisure=fitness_centre", "leisure=sports_centre"),
        nameWords: ["yoga", "pilates"]
    )

    static let cycling = PlaceCategory(
        name: "Spin / Cycling",
        phrase: "cycling spin studio",
        indexWord: "cycling",
        tags: tags("leisure=fitness_centre"),
        nameWords: ["cycl", "spin", "soulcycle"]
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
        )
    )

    static let golf = PlaceCategory(
        name: "Country Club / Golf",
        phrase: "golf country club",
        indexWord: "golf",
        tags: tags("leisure=golf_course", "club=golf")
    )

    private static func tags(_ texts: String...) -> [OSMTag] {
        texts.compactMap { OSMTag($0) }
    }
}
