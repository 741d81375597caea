import Foundation
import MomentumDetailsFile
import MomentumDomain
import MomentumSuggestionsDomain
import MomentumTestSupport
import Testing

/// The file of answers in its versions.
@Suite struct DetailAnswersFileTests {
    private let folder = TemporaryFolder()
    private var file: URL { folder.url.appending(path: "details.json") }
    private var repository: FileDetailAnswersRepository { FileDetailAnswersRepository(file: file) }

    private func write(_ text: String) throws {
        try Data(text.utf8).write(to: file)
    }

    @Test func `version 1 is read by labels, and written by keys (SG-60, SG-64)`() async throws {
        try write(
            """
            {"version": 1, "address": "1 Main St", "forms": {"financial": {"Credit Card": " Citi ",
            "Bank / Credit Union": "First Bank", "Piggy Bank": "Oink", "Student Loans": ""}}}
            """
        )
        let expected = DetailAnswers(
            address: "1 Main St",
            forms: [
                "financial": FormAnswers(answers: [
                    "creditCard": ["Citi"], "bank": ["First Bank"], "Piggy Bank": ["Oink"],
                ])
            ]
        )
        #expect(try await repository.answers() == expected)

        try await repository.update { $0.forms["financial"]?.answer("creditCard", with: ["Amex"]) }

        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains(#""version" : 2"#))
        #expect(text.contains(#""creditCard""#))
        #expect(!text.contains("Credit Card"))
        #expect(
            try await repository.answers().answers(to: "bank", of: "financial") == ["First Bank"]
        )
    }

    @Test(arguments: ["3", "2.5", "99"])
    func `a higher version is refused, and not written over (SG-64, TR-13)`(
        version: String
    ) async throws {
        let content = #"{"version": \#(version), "address": 7}"#
        try write(content)

        for attempt in [
            { (repository: FileDetailAnswersRepository) in _ = try await repository.answers() },
            { try await $0.update { $0.address = "lost" } },
        ] {
            let error = await #expect(throws: RepositoryError.self) {
                try await attempt(repository)
            }
            guard case .unreadable(let cause) = error else {
                Issue.record("expected .unreadable, got \(String(describing: error))")
                return
            }
            #expect(
                cause.explanation?.english
                    == "These answers were written by a newer version of this program. "
                    + "They are kept as they are."
            )
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == content)
    }

    @Test(arguments: ["{", "[]", #"{"version": 2}"#, #"{"version": 1, "address": "", "forms": 1}"#])
    func `a damaged file is an error, and stays as it is (SG-18, TR-13)`(
        content: String
    ) async throws {
        try write(content)

        let error = await #expect(throws: RepositoryError.self) {
            try await repository.update { $0.address = "lost" }
        }

        guard case .unreadable(let cause) = error else {
            Issue.record("expected .unreadable, got \(String(describing: error))")
            return
        }
        #expect(cause.explanation?.english.contains("is damaged") == true)
        #expect(try String(contentsOf: file, encoding: .utf8) == content)
    }

    @Test func `fields of later writers are kept at every level (SG-64)`() async throws {
        try write(
            """
            {"version": 2, "address": "Here", "coordinate": null, "theme": {"a": [1, 2.5, true]},
            "forms": {"financial": {"chosen": null, "colour": "red", "answers": {"bank": [
            {"text": "Chase", "since": 2019, "place": {"name": "Chase", "source": "index",
            "phone": "555"}}, {"text": "Citi", "place": null}]}}, "later": {"x": null}}}
            """
        )

        try await repository.update { answers in
            answers.address = "There"
            let kept = answers.answers(to: "bank", of: "financial")
            answers.forms["financial"]?.answer("bank", with: ["Discover"] + kept)
        }

        let text = try String(contentsOf: file, encoding: .utf8).filter { !$0.isWhitespace }
        for field in [
            #""theme":{"a":[1,2.5,true]}"#, #""colour":"red""#, #""since":2019"#,
            #""phone":"555""#, #""x":null"#, #""address":"There""#, #""text":"Discover""#,
        ] {
            #expect(text.contains(field), "\(field)")
        }
        #expect(try await repository.answers().answers(to: "bank", of: "financial").count == 3)

        try await repository.update { $0.forms = [:] }
        let bare = try String(contentsOf: file, encoding: .utf8)
        #expect(bare.contains("colour"))
        #expect(!bare.contains("Chase"))
    }

    @Test func `a coordinate that is no place on Earth is none (SG-64)`() async throws {
        try write(
            #"{"version": 2, "address": "x", "coordinate": {"latitude": 91, "longitude": 0}, "#
                + #""forms": {}}"#
        )

        #expect(try await repository.answers().coordinate == nil)
    }

    @Test func `the file is for its owner alone, whatever the umask is (SG-64)`() async throws {
        let former = umask(0)
        defer { umask(former) }

        try await repository.update { $0.address = "1 Main St" }

        let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]

        #expect(rights as? Int == 0o600)
    }
}
