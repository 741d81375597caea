import MomentumData
import MomentumSuggestionsDomain

/// The document of answers: versions 1 and 2 are read, version 2 is written.
///
/// It keeps unknown fields of the document and of each form, answer and place.
struct DetailAnswersDTO: DocumentContent {
    static let currentVersion = 2

    /// The complete document, with unknown fields.
    private var fields: [String: JSONValue]
    private let content: Content

    /// Version 1 counts as 2, because it is also readable.
    var version: Int { Self.currentVersion }

    private enum Content {
        /// Answers by the label of their category, as in version 1.
        case labels(LabelledAnswersDTO)
        case keys(KeyedAnswersDTO)
    }

    init() {
        fields = [:]
        content = .keys(KeyedAnswersDTO(address: "", coordinate: nil, forms: [:]))
    }

    init(from decoder: any Decoder) throws {
        fields = try [String: JSONValue](from: decoder)
        switch fields["version"] {
        case .integer(1):
            content = .labels(try LabelledAnswersDTO(from: decoder))
            // Version 1 answers are not objects, so they have no unknown fields to keep.
            fields["forms"] = nil
        case .integer(2):
            content = .keys(try KeyedAnswersDTO(from: decoder))
        default:
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "version is not 1 or 2")
            )
        }
    }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    /// The answers, with keys in place of the labels of version 1.
    func toDomain(_ catalogue: FormCatalogue) -> DetailAnswers {
        switch content {
        case .labels(let document): document.toDomain(catalogue)
        case .keys(let document): document.toDomain()
        }
    }

    /// The document with other answers, in version 2.
    func replacing(_ answers: DetailAnswers) -> DetailAnswersDTO {
        var changed = self
        changed.fields["version"] = .integer(Int64(Self.currentVersion))
        changed.fields["address"] = .text(answers.address)
        changed.fields["coordinate"] = KeyedAnswersDTO.position(answers.coordinate)
        let old = fields["forms"]?.fields ?? [:]
        changed.fields["forms"] = .object(
            answers.forms.reduce(into: KeyedAnswersDTO.unknown(in: old)) { forms, form in
                forms[form.key] = KeyedAnswersDTO.form(form.value, keeping: old[form.key])
            }
        )
        return changed
    }
}

/// Version 1: one answer per category, by its label.
private struct LabelledAnswersDTO: Decodable {
    let address: String
    let forms: [String: [String: String]]

    func toDomain(_ catalogue: FormCatalogue) -> DetailAnswers {
        DetailAnswers(
            address: address,
            forms: forms.reduce(into: [:]) { forms, form in
                let fields = catalogue.form(form.key)?.fields ?? []
                forms[form.key] = FormAnswers(
                    answers: form.value.reduce(into: [:]) { answers, answer in
                        let key = fields.first { $0.label == answer.key }?.key ?? answer.key
                        answers[key] = [DetailAnswer(answer.value)]
                    }
                )
            }
        )
    }
}
