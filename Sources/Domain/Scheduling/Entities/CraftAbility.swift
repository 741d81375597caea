/// A person's profession.
public struct CraftAbility: KnownText {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let engineering = CraftAbility(rawValue: "Engineering")
    public static let design = CraftAbility(rawValue: "Design")
    public static let productManagement = CraftAbility(rawValue: "ProductManagement")
    public static let dataScience = CraftAbility(rawValue: "DataScience")

    public static let known: KeyValuePairs<String, String> = [
        engineering.rawValue: "Engineering",
        design.rawValue: "Design",
        productManagement.rawValue: "Product Management",
        dataScience.rawValue: "Data Science",
    ]
}
