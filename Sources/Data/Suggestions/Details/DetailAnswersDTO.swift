import MomentumData
import MomentumSuggestionsDomain

struct DetailAnswersDTO: DocumentContent {
    static let currentVersion = 1

    let version: Int
    let address: String
    let forms: [String: [String: String]]

    init(_ answers: DetailAnswers) {
        version = Self.currentVersion
        address = answers.address
        forms = answers.forms
    }

    func toDomain() -> DetailAnswers {
        DetailAnswers(address: address, forms: forms)
    }
}
