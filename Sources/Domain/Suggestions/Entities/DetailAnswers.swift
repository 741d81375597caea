/// The user's answers to the detail forms, with the address for places nearby.
public struct DetailAnswers: Hashable, Sendable {
    /// The largest number of characters of an answer or the address.
    public static let longestText = 500

    public var address: String
    /// The answers of each form by the name of the category.
    public var forms: [DetailForm.ID: [String: String]]

    public init(address: String = "", forms: [DetailForm.ID: [String: String]] = [:]) {
        self.address = address
        self.forms = forms
    }

    /// The answer to a category of a form; `nil` without one, or for white space alone.
    public func answer(to category: String, of form: DetailForm.ID) -> String? {
        forms[form]?[category].flatMap { PrefixRule.trimmed($0).isEmpty ? nil : $0 }
    }
}
