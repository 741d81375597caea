import Foundation
@testable import MomentumData
import MomentumDomain
@testable import MomentumSiteStore
import Testing

@Suite struct SiteStoreErrorTests {
    @Test(
        arguments: [
            (ENOSPC, "Make room"), (EROFS, "can only be read"), (EACCES, "the right"),
            (EISDIR, "Something else stands in its place"), (ELOOP, "Something else stands"),
            (EAGAIN, "Another program"), (EIO, "may be failing"), (ENOENT, "Make its folder"),
            (EINVAL, "Look at the rights"),
        ]
    )
    func `a failed call says the path, the reason and what to do (CL-3)`(
        code: Int32,
        advice: String
    ) {
        let failure = FileSystemError(call: .write, path: "/a/00000001.journal", code: code)
        let reason = String(cString: strerror(code))

        for error in [SiteStoreError.system(failure), .readOnly(failure)] {
            let cause = error.repositoryError.cause
            let text = cause?.explanation?.english ?? ""
            #expect(text.contains("“/a/00000001.journal” could not be written: \(reason). "))
            #expect(text.contains(advice))
            #expect((cause?.domain, cause?.code) == ("SiteRotation.Store", error.errorCode))
        }
    }

    @Test func `each call has a word of its own, and each sentence an end (CL-3)`() {
        for call in FileSystemCall.allCases {
            let failure = FileSystemError(call: call, path: "/a", code: EIO)
            #expect(failure.sentence.english.hasPrefix("“/a” could not be "))
            #expect(failure.sentence.english.hasSuffix("."))
            #expect(failure.advice.english.hasSuffix("."))
        }
    }

    @Test(
        arguments: [
            (
                .newerFormat(found: 3, supported: 1),
                """
                A newer version of this program has written the records (format 3; this one reads up \
                to 1). Nothing was changed. Install the newer version to use them.
                """
            ),
            (
                .locked(process: nil),
                "Another process is using the files. Nothing was changed. Try again when it is done."
            ),
            (
                .shortWrite(path: "/a", written: 1, expected: 9),
                "Only 1 of 9 bytes could be written to “/a”. Make room there, and try again."
            ),
            (
                .unreadable(path: "/a"),
                """
                The records in “/a” cannot be read: their files are damaged, or not there any more. \
                Nothing was changed. Put back a copy of the folder, or move it away to begin anew.
                """
            ),
        ] as [(SiteStoreError, String)]
    )
    func `what is wrong is said up to the border of the layer (SR-81, ST-35, CL-3)`(
        error: SiteStoreError,
        text: String
    ) {
        #expect(error.repositoryError.cause?.explanation?.english == text)
    }
}
