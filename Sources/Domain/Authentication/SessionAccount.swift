/// The account that signs in; unrelated to the people of the plan.
public struct SessionAccount: Hashable, Sendable {
    public let id: String
    public let name: String
    public let email: String
    public let image: String?

    public init(id: String, name: String, email: String, image: String? = nil) {
        self.id = id
        self.name = name
        self.email = email
        self.image = image
    }
}
