/// A person's focus within the profession.
public struct CraftFocus: KnownText {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let frontend = CraftFocus(rawValue: "Frontend")
    public static let backend = CraftFocus(rawValue: "Backend")
    public static let fullstack = CraftFocus(rawValue: "Fullstack")
    public static let mobile = CraftFocus(rawValue: "Mobile")
    public static let infrastructure = CraftFocus(rawValue: "Infrastructure")
    public static let notApplicable = CraftFocus(rawValue: "NotApplicable")

    public static let known: KeyValuePairs<String, String> = [
        frontend.rawValue: "Frontend",
        backend.rawValue: "Backend",
        fullstack.rawValue: "Fullstack",
        mobile.rawValue: "Mobile",
        infrastructure.rawValue: "Infrastructure",
        notApplicable.rawValue: "N/A",
    ]
}
