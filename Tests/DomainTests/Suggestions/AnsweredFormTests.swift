import MomentumSuggestionsDomain
import Testing

@Suite struct AnsweredFormTests {
    private let catalogue = FormCatalogue.standard
    private let answers = DetailAnswers(
        forms: [
            "pets": ["Vet": "Dr. Dolittle"],
            "fitness": ["Gym / CrossFit": " "],
            "financial": [
                "Student Loans": "SoFi", "Piggy Bank": "Oink", "Bank / Credit Union": "First Bank",
                "Art": "Monet", "Credit Card": "",
            ],
        ]
    )

    @Test func `every kept answer is listed, those of the catalogue first and in order (NV-5)`() {
        let forms = catalogue.answeredForms(in: answers)

        #expect(forms.map(\.id) == ["financial", "pets"])
        #expect(forms.map(\.title) == ["Financial", "pets"])
        #expect(
            forms.map { $0.answers.map { "\($0.category): \($0.text)" } } == [
                [
                    "Bank / Credit Union: First Bank", "Student Loans: SoFi", "Art: Monet",
                    "Piggy Bank: Oink",
                ],
                ["Vet: Dr. Dolittle"],
            ]
        )
    }

    @Test func `white space is no answer, and other categories are no fields (NV-5)`() {
        #expect(catalogue.forms.map { $0.answeredCount(in: answers) } == [2, 0, 0])
        #expect(answers.answer(to: "Piggy Bank", of: "financial") == "Oink")
        #expect(answers.answer(to: "Gym / CrossFit", of: "fitness") == nil)
        #expect(answers.answer(to: "Vet", of: "circus") == nil)
    }
}
