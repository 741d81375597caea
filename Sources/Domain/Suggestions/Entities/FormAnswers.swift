/// The answers to one form, and the categories that the user chose for it.
public struct FormAnswers: Hashable, Sendable {
    /// The keys of the chosen categories in order; `nil` while the form asks for all.
    public private(set) var chosen: [String]?
    /// The answers by the key of the category, including categories that are not chosen.
    ///
    /// None is empty, and no two of a category fold to the same text.
    public private(set) var answers: [String: [DetailAnswer]] = [:]

    public init(chosen: [String]? = nil, answers: [String: [DetailAnswer]] = [:]) {
        choose(chosen ?? [])
        for (key, list) in answers { answer(key, with: list) }
    }

    /// Asks for these categories from now on; an empty list asks for all of the form.
    ///
    /// Answers of other categories stay.
    public mutating func choose(_ keys: [String]) {
        var known: Set<String> = []
        let distinct = keys.filter { known.insert($0).inserted }
        chosen = distinct.isEmpty ? nil : distinct
    }

    /// Replaces the answers to a category; empty and repeated ones are dropped.
    public mutating func answer(_ key: String, with list: [DetailAnswer]) {
        let distinct = DetailAnswer.distinct(list)
        answers[key] = distinct.isEmpty ? nil : distinct
    }
}
