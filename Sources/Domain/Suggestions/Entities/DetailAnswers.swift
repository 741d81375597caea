/// What the user wrote into the detail forms, with the address that places are near to.
public struct DetailAnswers: Hashable, Sendable {
    /// The most characters that an answer and the address may have.
    public static let longestText = 500

    public var address: String
    /// The answers of each form by the name of the category.
    public var forms: [DetailForm.ID: [String: String]]

    public init(address: String = "", forms: [DetailForm.ID: [String: String]] = [:]) {
        self.address = address
        self.forms = forms
    }
}
