/// The answers to one form, and the categories that the user chose for it.
public struct FormAnswers: Hashable, Sendable {
    /// The keys of the chosen categories in their order; `nil` while all of the form are asked.
    public private(set) var chosen: [String]?
    /// The answers by the key of the category, also of categories that are not chosen; none is
    /// empty, and no two of a category fold alike.
    public private(set) var answers: [String: [DetailAnswer]] = [:]

    public init(chosen: [String]? = nil, answers: [String: [DetailAnswer]] = [:]) {
        choose(chosen ?? [])
        for (key, list) in answers { answer(key, with: list) }
    }

    /// Asks for these categories from now on; for none of them, all of the form are asked.
    ///
    /// Answers of other categories stay.
    public mutating func choose(_ keys: [String]) {
        var known: Set<String> = []
        let distinct = keys.filter { known.insert($0).inserted }
        chosen = distinct.isEmpty ? nil : distinct
    }

    /// Replaces the answers to a category; empty ones and repeated ones are left out.
    public mutating func answer(_ key: String, with list: [DetailAnswer]) {
        let distinct = DetailAnswer.distinct(list)
        answers[key] = distinct.isEmpty ? nil : distinct
    }

    /// True if there is nothing to keep.
    package var isEmpty: Bool { chosen == nil && answers.isEmpty }
}
