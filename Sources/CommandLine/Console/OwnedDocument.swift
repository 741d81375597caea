/// A document that names the person whose records it describes.
struct OwnedDocument: Encodable {
    private enum Key: String, CodingKey {
        case wearer
    }

    private let wearer: String
    private let document: any Encodable

    init(wearer: String, _ document: any Encodable) {
        self.wearer = wearer
        self.document = document
    }

    func encode(to encoder: any Encoder) throws {
        try document.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(wearer, forKey: .wearer)
    }
}
