extension German {
    /// The names of the places of the first launch, in words that can be typed for them.
    static let places: [String: String] = [
        "Front Abdomen": "Bauch vorne",
        "Side Abdomen": "Bauch seitlich",
        "Back Abdomen": "Bauch hinten",
        "Front Thigh": "Oberschenkel vorne",
        "Side Thigh": "Oberschenkel seitlich",
        "Back Arm": "Oberarm hinten",
        "Buttock": "Gesäß",
        "Abdomen (Front)": "Bauch (vorne)",
        "Abdomen (Side)": "Bauch (seitlich)",
        "Abdomen (Back)": "Bauch (hinten)",
        "Thigh (Front)": "Oberschenkel (vorne)",
        "Thigh (Side)": "Oberschenkel (seitlich)",
        "Arm (Back)": "Oberarm (hinten)",
        "Left": "Links",
        "Right": "Rechts",
        "Left {1}": "{1} links",
        "Right {1}": "{1} rechts",
        "L {1}": "L {1}",
        "R {1}": "R {1}",
        "on track": "im Plan",
        "due soon": "bald fällig",
        "overdue": "überfällig",
    ]
}
