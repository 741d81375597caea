import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import Testing

@Suite struct SiteFileErrorTests {
    static let cause = FailureCause(domain: "Test", code: 7)

    @Test func `a refused file is named with its first row and the reason, then the code (SR-115)`()
    {
        let skip = SiteImportReport.Skip(row: 2, kind: .badDate, text: "yesterday")
        let message = ErrorMessage(SiteImportError.noValidEntries([skip]))

        #expect(message.kind == "noValidEntries")
        #expect(message.text.contains("Row 2: \(skip.message.english)"))
        #expect(message.text.hasSuffix("\n\nError: SiteRotation.Import 3"))
    }

    @Test(
        arguments: [
            SiteImportError.unreadableFile(.notText), .unreadableFile(.document(.notFound(cause))),
            .unreadableFile(.document(.unreadable(cause))),
            .invalidHeader("a;b", expected: ["a,b"]),
            .noValidEntries([]), .noDateColumn("a;b"), .emptyFile, .sharedColumn(1),
            .repository(.unavailable(cause)),
        ]
    )
    func `each refusal of a file is a sentence (SR-98, SR-100, SR-109)`(error: SiteImportError) {
        #expect(error.sentence.english.hasSuffix("."))
        #expect(ErrorMessage(error).kind == error.kind)
    }

    @Test(
        arguments: [
            (SiteImportError.UnreadableFile.document(.notFound(cause)), "There is no such file."),
            (.document(.unreadable(cause)), "The file cannot be read."),
            (.notText, "The file is not text in a known encoding."),
        ]
    )
    func `a file that cannot be read says why, and what to do (SR-98, CL-8)`(
        reason: SiteImportError.UnreadableFile,
        start: String
    ) {
        let message = ErrorMessage(SiteImportError.unreadableFile(reason))

        #expect(message.kind == "unreadableFile")
        #expect(message.sentence.hasPrefix(start + " "))
        #expect(message.cause.domain == (reason.cause?.domain ?? "SiteRotation.Import"))
        #expect(message.cause.code == (reason.cause?.code ?? 1))
    }

    @Test func `a header that is not known is quoted, with those that are (SR-100, SR-113)`() {
        let error = SiteImportError.invalidHeader("a;b", expected: ["a,b", "c,d"])

        #expect(error.sentence.english.contains("\"a;b\". It has to be \"a,b\" or \"c,d\"."))
    }

    @Test(
        arguments: [
            (SiteDocumentError.notFound(cause), "notFound"), (.unreadable(cause), "unreadable"),
            (.unwritable(cause), "unwritable"),
        ]
    )
    func `an export that fails says what its file said (SR-97, SR-115)`(
        error: SiteDocumentError,
        kind: String
    ) {
        let message = ErrorMessage(SiteExportError.document(error))

        #expect(message.kind == kind)
        #expect(message.sentence == error.sentence.english)
        #expect(message.text.hasSuffix("\n\nError: Test 7"))
        #expect(SiteExportError.repository(.unavailable(Self.cause)).kind == "unavailable")
    }
}
