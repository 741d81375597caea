/// The user's answers to the detail forms, with the address for nearby places.
public struct DetailAnswers: Hashable, Sendable {
    /// The maximum number of characters in an answer or in the address.
    public static let longestText = 500

    /// The user's address; changing it forgets the coordinate.
    public var address: String {
        didSet {
            if PrefixRule.trimmed(address) != PrefixRule.trimmed(oldValue) { coordinate = nil }
        }
    }
    /// The position of the address, once it is located.
    public var coordinate: Coordinate?
    public var forms: [DetailForm.ID: FormAnswers]

    public init(
        address: String = "",
        coordinate: Coordinate? = nil,
        forms: [DetailForm.ID: FormAnswers] = [:]
    ) {
        self.address = address
        self.coordinate = coordinate
        self.forms = forms
    }

    /// The answers to a category of a form, by its key.
    public func answers(to key: String, of form: DetailForm.ID) -> [DetailAnswer] {
        forms[form]?.answers[key] ?? []
    }
}
