public import MomentumSuggestionsDomain

extension DetailFormViewModel {
    public var focusedField: SuggestionFieldViewModel? { allFields.first(where: \.isFocused) }

    /// The answers of the fields by category key; a category without an answer has an empty list.
    public var answers: [String: [DetailAnswer]] {
        var known = saved.answers
        return fields.reduce(into: [:]) { answers, field in
            answers[field.key, default: []] += []
            guard let answer = field.answer.saved else { return }
            // A host may have saved a place under another text, which a field does not show.
            let index = known[field.key]?.firstIndex { FieldAnswer($0).saved == answer }
            answers[field.key]?.append(index.flatMap { known[field.key]?.remove(at: $0) } ?? answer)
        }
    }

    /// True if every category has an answer; a host may require this before people continue.
    public var isFilled: Bool { answers.values.allSatisfy { !$0.isEmpty } }

    /// True if an answer or the address differs from the saved one.
    public var hasEdits: Bool { !edits.isEmpty || editedAddress != nil }

    var allFields: [SuggestionFieldViewModel] { fields + [addressField].compactMap { $0 } }

    /// The address, if it was edited.
    var editedAddress: DetailAnswer? {
        guard let answer = addressField?.answer, answer.text != address else { return nil }
        return answer.saved ?? ""
    }

    /// The edited answers, by category key.
    var edits: [String: [DetailAnswer]] {
        answers.filter { $0.value != saved.answers[$0.key] ?? [] }
    }

    /// True, because no answer is required.
    public var canContinue: Bool { true }
}
