import Foundation
@testable import MomentumAuthenticationDomain

private let attempt = SignInAttempt(
    state: "state",
    verifier: "verifier",
    startedAt: .distantPast,
    origin: "https://mps.test:443",
    policy: .automatic
)

private let cases: [(SignInPolicy, CallbackArrival)] = [
    (.automatic, .inSession), (.automatic, .outside), (.code, .outside), (.token, .outside),
]

/// Reads any text as the address that a sign-in page ends with.
@_cdecl("LLVMFuzzerTestOneInput")
public func readCallback(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    for (policy, arrival) in cases {
        let reader = CallbackReader(address: CallbackAddress(), policy: policy, arrival: arrival)
        // Once below the right address, so that more than its scheme is looked at.
        _ = try? reader.value(of: text, for: attempt)
        _ = try? reader.value(of: "mps-ios://auth/callback?\(text)", for: attempt)
    }
    return 0
}
