import Foundation
import MomentumDomain
import MomentumPresentation
import Testing

@Suite struct ErrorMessageTests {
    static let timeout = FailureCause(domain: "NSURLErrorDomain", code: -1001, detail: "timed out")

    @Test(arguments: ["Saving failed.", "Saving failed.\n\n", "Saving failed. \t"])
    func `a message is a sentence, a blank line, and the details at the very end (AK-9, SR-115)`(
        sentence: String
    ) {
        let message = ErrorMessage(Phrase(verbatim: sentence), cause: Self.timeout)

        #expect(message.text == "Saving failed.\n\nError: NSURLErrorDomain -1001")
        #expect(message.sentence == "Saving failed.")
        #expect(message.kind == "failure")
    }

    @Test
    func `a failure without an error has the domain of the part concerned and code 0 (SR-115)`() {
        let message = ErrorMessage("The import failed.", domain: "SiteRotation.Import")

        #expect(message.text == "The import failed.\n\nError: SiteRotation.Import 0")
    }

    @Test func `an error that came along replaces the domain of the part concerned (SR-115)`() {
        let message = ErrorMessage(
            "The import failed.",
            error: RepositoryError.unreadable(Self.timeout),
            domain: "SiteRotation.Import"
        )

        #expect(message.text == "The import failed.\n\nError: NSURLErrorDomain -1001")
        #expect(message.kind == "unreadable")
    }

    @Test(
        arguments: [
            (
                RepositoryError.unavailable(timeout),
                "The data could not be reached. Please try again later.\n\nError: NSURLErrorDomain -1001"
            ),
            (
                RepositoryError.unreadable(timeout),
                "The data could not be read. It may be damaged.\n\nError: NSURLErrorDomain -1001"
            ),
            (
                RepositoryError.unavailable(
                    FailureCause(domain: "Sample", code: 4, explanation: "The disk is full.")
                ),
                "The disk is full.\n\nError: Sample 4"
            ),
            (
                RepositoryError.unreadable(
                    FailureCause(domain: "Sample", code: 3, explanation: "It is too new.")
                ),
                "It is too new.\n\nError: Sample 3"
            ),
            (RepositoryError.cancelled, "This was cancelled.\n\nError: Repository 3"),
            (
                SampleError.refused,
                "Something unexpected went wrong. Please try again.\n\nError: Sample 4"
            ),
            (
                SampleError.repository(.unavailable(timeout)),
                "Something unexpected went wrong. Please try again.\n\nError: NSURLErrorDomain -1001"
            ),
            (
                SampleError.repository(
                    .unavailable(
                        FailureCause(domain: "Sample", code: 5, explanation: "The disk is full.")
                    )
                ),
                "The disk is full.\n\nError: Sample 5"
            ),
            (
                NavigationError.refused(reason: "Please sign in first."),
                "Please sign in first.\n\nError: Navigation 6"
            ),
        ] as [(any Error, String)]
    )
    func `every error has words for people and keeps its cause (AK-9)`(
        error: any Error,
        text: String
    ) {
        #expect(ErrorMessage(error).text == text)
    }

    @Test func `a host switches on the failure of a message, in whatever words (EM-10)`() {
        let message = ErrorMessage(RepositoryError.unreadable(Self.timeout))
        let other = message.saying("Try later. ")

        for message in [message, other] {
            guard case .unreadable(Self.timeout) = message.error as? RepositoryError else {
                Issue.record("The failure is \(String(describing: message.error)).")
                continue
            }
        }
        #expect(other.text == "Try later.\n\nError: NSURLErrorDomain -1001")
        #expect(other.kind == "unreadable" && other != message)
        #expect(ErrorMessage("It failed.", domain: "Sample").error == nil)
    }

    @Test func `messages that say the same are equal (L-5)`() {
        let messages: Set = [
            ErrorMessage("A.", cause: Self.timeout), ErrorMessage("A. ", cause: Self.timeout),
            ErrorMessage("B.", cause: Self.timeout),
        ]

        #expect(messages.count == 2)
    }
}
