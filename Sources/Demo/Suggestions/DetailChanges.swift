import MomentumCommandLine
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation

/// The answers of `details --set`, by category.
struct DetailChanges {
    private var changes: [(field: FormField, values: [String])] = []

    var isEmpty: Bool { changes.isEmpty }

    /// Reads the options.
    ///
    /// - Throws: A usage error for a category that the form lacks, or for too many answers.
    init(_ call: Invocation, fields: [FormField]) throws {
        for pair in call[DetailsCommand.set] {
            let parts = pair.split(
                separator: "=",
                maxSplits: 1,
                omittingEmptySubsequences: false
            )
            guard parts.count == 2 else {
                throw call.usageError(
                    "“\(pair)” is no answer.",
                    hint: "Write it like \"\(fields.first?.label ?? "Doctor")=NAME\"."
                )
            }
            let field = try DetailsCommand.field(parts[0], of: fields, call)
            try add(String(parts[1]), to: field, call)
        }
    }

    private mutating func add(
        _ value: String,
        to field: FormField,
        _ call: Invocation
    ) throws {
        guard let index = changes.firstIndex(where: { $0.field.key == field.key }) else {
            changes.append((field, [value]))
            return
        }
        guard field.maximumAnswers > 1 else {
            throw call.usageError("“\(field.label)” was set more than once.")
        }
        changes[index].values.append(value)
        let values = changes[index].values
        guard values.count <= field.maximumAnswers else {
            throw call.usageError(
                "“\(field.label)” takes at most \(field.maximumAnswers) answers."
            )
        }
        let answers = values.map { DetailAnswer($0) }.filter { !$0.text.isEmpty }
        guard DetailAnswer.distinct(answers).count == answers.count else {
            throw call.usageError("“\(value)” was set for “\(field.label)” more than once.")
        }
    }

    /// Enters the answers into the form; replaces the previous answers of each category.
    ///
    /// - Throws: A usage error for a category that the form lacks.
    @MainActor
    func make(in form: DetailFormViewModel, _ call: Invocation) throws {
        for (field, values) in changes {
            guard form.fields.contains(where: { $0.key == field.key }) else {
                throw call.usageError(
                    "The form does not ask for “\(field.label)” at present.",
                    hint: "--ask \"\(field.label)\" asks for it."
                )
            }
            while let last = form.fields.lastIndex(where: {
                $0.key == field.key && $0.answer != .none
            }) {
                form.removeAnswer(at: last)
            }
            for value in values {
                guard let index = form.addAnswer(to: field.key) else { break }
                form.fields[index].edit(value)
            }
        }
    }
}
