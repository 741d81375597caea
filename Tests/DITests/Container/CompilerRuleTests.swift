import Foundation
import Testing

/// The code that the compiler itself must refuse (K-6): each sample is compiled as a program of its
/// own.
@Suite struct CompilerRuleTests {
    struct Sample: CustomTestStringConvertible {
        let rule: String
        let code: String
        /// A part of the compiler's message, or `nil` when it has nothing to say.
        let complaint: String?

        var testDescription: String { rule }
    }

    static let samples = [
        Sample(
            rule: "what is kept on the main actor need not be sendable",
            code: "builder.mainActorSingleton(Unsendable.self, Unsendable.init)",
            complaint: nil
        ),
        Sample(
            rule: "what is made anew need not be sendable",
            code: "builder.transient(Unsendable.self, Unsendable.init)",
            complaint: nil
        ),
        Sample(
            rule: "a singleton is sendable",
            code: "builder.singleton(Unsendable.self, Unsendable.init)",
            complaint: "conform to the 'Sendable' protocol"
        ),
        Sample(
            rule: "a scoped service is sendable",
            code: #"builder.scoped("screen", Unsendable.self, Unsendable.init)"#,
            complaint: "conform to the 'Sendable' protocol"
        ),
        Sample(
            rule: "a seed is sendable",
            code: #"builder.scope("screen", seeds: Unsendable.self)"#,
            complaint: "conform to the 'Sendable' protocol"
        ),
        Sample(
            rule: "an initialiser of the main actor is registered as such",
            code: "builder.singleton(Screen.self, Screen.init)",
            complaint: "loses global actor 'MainActor'"
        ),
        Sample(
            rule: "a service of the main actor is had on the main actor",
            code: "_ = try builder.build().resolveOnMainActor(Screen.self)",
            complaint: "main actor-isolated instance method 'resolveOnMainActor'"
        ),
        Sample(
            rule: "a factory captures only what is sendable",
            code: "let one = Unsendable(); builder.transient(Unsendable.self) { one }",
            complaint: "capture of 'one' with non-Sendable type 'Unsendable'"
        ),
        Sample(
            rule: "a factory makes what it is registered for",
            code: "builder.singleton((any Engine).self, Screen.init)",
            complaint: "cannot convert"
        ),
    ]

    @Test(
        .enabled(if: Compiler.modules != nil, "needs the modules beside the tests"),
        arguments: samples
    )
    func `the compiler enforces isolation and sendability (K-6)`(sample: Sample) throws {
        let complaints = try complaints(about: sample.code)

        if let complaint = sample.complaint {
            #expect(complaints.contains(complaint), "\(complaints)")
        } else {
            #expect(complaints.isEmpty)
        }
    }

    /// The errors the compiler reports for a program with `code` in it.
    private func complaints(about code: String) throws -> String {
        try Compiler.complaints(
            about: """
                import MomentumContainer
                protocol Engine: Sendable {}
                final class Unsendable { var text = "" }
                @MainActor final class Screen { init() {} }
                func register(in builder: inout ContainerBuilder) throws {
                    \(code)
                }
                """
        )
    }
}
