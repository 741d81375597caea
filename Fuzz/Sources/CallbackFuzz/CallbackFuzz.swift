import Foundation
import MomentumDomain

private let attempt = SignInAttempt(state: "state", verifier: "verifier", startedAt: .distantPast)

/// Reads any text as the address that a sign-in page ends with.
@_cdecl("LLVMFuzzerTestOneInput")
public func readCallback(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    for policy in [SignInPolicy.code, .token] {
        let reader = CallbackReader(address: CallbackAddress(), policy: policy)
        // Once below the right address, so that more than its scheme is looked at.
        _ = try? reader.value(of: text, for: attempt)
        _ = try? reader.value(of: "mps-ios://auth/callback?\(text)", for: attempt)
    }
    return 0
}
