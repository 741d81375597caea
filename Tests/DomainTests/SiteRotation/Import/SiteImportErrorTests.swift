import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import Testing

@Suite struct SiteImportErrorTests {
    static let cause = FailureCause(domain: "Test", code: 7)

    @Test(
        arguments: [
            (SiteImportError.unreadableFile(.notText), "unreadableFile", 1),
            (.unreadableFile(.document(.notFound(cause))), "unreadableFile", 1),
            (.invalidHeader("x", expected: []), "invalidHeader", 2),
            (.noValidEntries([]), "noValidEntries", 3),
            (.repository(.unreadable(cause)), "unreadable", 100),
            (.repository(.unavailable(cause)), "unavailable", 100),
        ]
    )
    func
        `an error of import has a name, a domain and a code for good (SR-98, SR-100, SR-109, SR-115)`(
            error: SiteImportError,
            kind: String,
            code: Int
        )
    {
        #expect(error.kind == kind)
        #expect((error as NSError).domain == "SiteRotation.Import")
        #expect((error as NSError).code == code)
    }

    @Test func `errors of export and of documents have them too (SR-115)`() {
        let document = SiteDocumentError.unwritable(Self.cause)

        #expect((SiteExportError.document(document) as NSError).domain == "SiteRotation.Export")
        #expect((SiteExportError.document(document) as NSError).code == 1)
        #expect((SiteExportError.repository(.cancelled) as NSError).code == 100)
        #expect((document as NSError).domain == "SiteRotation.Document")
        #expect((document as NSError).code == 3)
        #expect((SiteDocumentError.notFound(Self.cause) as NSError).code == 1)
        #expect((SiteDocumentError.unreadable(Self.cause) as NSError).code == 2)
        #expect(document.cause == Self.cause)
    }

    @Test func `what the storage said is kept (AK-9)`() {
        let stored = RepositoryError.unreadable(Self.cause)

        #expect(FailureCause(SiteImportError.repository(stored)) == Self.cause)
        #expect(FailureCause(SiteExportError.repository(stored)) == Self.cause)
    }
}
