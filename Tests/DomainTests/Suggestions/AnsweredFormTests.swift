import MomentumSuggestionsDomain
import Testing

@Suite struct AnsweredFormTests {
    private let catalogue = FormCatalogue.standard
    private let answers = DetailAnswers(
        forms: [
            "pets": FormAnswers(answers: ["Vet": ["Dr. Dolittle"]]),
            "fitness": FormAnswers(answers: ["gym": [" "]]),
            "financial": FormAnswers(answers: [
                "studentLoans": ["SoFi", " Nelnet ", "sofi"], "Piggy Bank": ["Oink"],
                "bank": ["First Bank"], "Art": ["Monet"], "creditCard": [""],
            ]),
        ]
    )

    @Test func `every kept answer is listed, those of the catalogue first and in order (NV-5)`() {
        let forms = catalogue.answeredForms(in: answers)

        #expect(forms.map(\.id) == ["financial", "pets"])
        #expect(forms.map(\.title) == ["Financial", "pets"])
        #expect(
            forms.map { $0.answers.map { "\($0.label) \($0.number): \($0.answer.text)" } } == [
                [
                    "Bank / Credit Union 1: First Bank", "Student Loans 1: SoFi",
                    "Student Loans 2: Nelnet", "Art 1: Monet", "Piggy Bank 1: Oink",
                ],
                ["Vet 1: Dr. Dolittle"],
            ]
        )
    }

    @Test func `white space is no answer, and other categories are no fields (NV-5, SG-58)`() {
        #expect(catalogue.forms.map { $0.answeredCount(in: answers) } == [2, 0, 0, 0])
        #expect(answers.answers(to: "Piggy Bank", of: "financial") == ["Oink"])
        #expect(answers.answers(to: "gym", of: "fitness") == [])
        #expect(answers.answers(to: "Vet", of: "circus") == [])
    }

    @Test func `a category keeps no answer twice, and none that is empty (SG-58, SG-62)`() {
        var form = FormAnswers()

        form.answer("creditCard", with: ["Café  A ", "CAFE A", "\n", "!!", "??", "!!"])

        #expect(form.answers == ["creditCard": ["Café  A", "!!", "??"]])
        form.answer("creditCard", with: [" "])
        #expect(form.answers.isEmpty)
    }

    @Test func `another address has another coordinate (SG-64)`() {
        let home = Coordinate(latitude: 43, longitude: -71)
        var answers = DetailAnswers(address: "1 Main St", coordinate: home)

        answers.address = " 1 Main St\n"
        #expect(answers.coordinate == home)
        answers.address = "2 Main St"
        #expect(answers.coordinate == nil)
    }
}
