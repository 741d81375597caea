package import Foundation
package import MomentumDomain

extension FailureCause {
    /// The cause of a failure to read or write a complete file, with its path and advice (CL-3).
    package init(_ error: any Error, at file: URL, call: FileSystemCall) {
        let known = error as? FileSystemError
        let error = error as NSError
        let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
        let system = [error, underlying].compactMap(\.self).first { error in
            error.domain == NSPOSIXErrorDomain
        }
        let path = file.path(percentEncoded: false)
        let failure =
            known
            ?? system.map { system in
                FileSystemError(
                    call: call,
                    path: path,
                    code: Int32(truncatingIfNeeded: system.code)
                )
            }
        self.init(
            domain: error.domain,
            code: error.code,
            detail: error.localizedDescription,
            explanation: failure.map { "\($0.sentence) \($0.advice)" }
                ?? "“\(path)” could not be \(call.participle). Check that it is a file that you may use."
        )
    }
}
