import Foundation
import MomentumAuthenticationDomain
import Testing

@Suite struct CallbackReaderTests {
    private let attempt = SignInAttempt(
        state: "st4te",
        verifier: "verifier",
        startedAt: Date(timeIntervalSince1970: 0),
        origin: "https://mps.test:443",
        policy: .code
    )

    private func read(
        _ callback: String,
        _ policy: SignInPolicy,
        scheme: String = "mps-ios",
        arrival: CallbackArrival = .outside
    ) -> Result<CallbackReader.Value, AuthenticationError> {
        let reader = CallbackReader(
            address: CallbackAddress(scheme: scheme),
            policy: policy,
            arrival: arrival
        )
        do throws(AuthenticationError) {
            return .success(try reader.value(of: callback, for: attempt))
        } catch {
            return .failure(error)
        }
    }

    @Test(arguments: [
        "mps-ios://auth/callback?state=st4te&code=abc",
        "MPS-iOS://auth/callback?state=st4te&code=abc",
        "mps-ios://auth/callback/?code=abc&state=st4te",
        "mps-ios://auth/callback?state=st4te&code=abc&utm=1&code_x=2",
        "mps-ios://auth/callback?st%61te=st4te&code=%61bc",
    ])
    func `a callback of this attempt gives its code (AU-12, AU-13)`(callback: String) {
        #expect(read(callback, .code) == .success(.code("abc")))
    }

    @Test(arguments: [
        "mps-ios://auth/callback?state=st4te&token=a%2Bb+c%3D",
        "mps-ios://auth/callback?token=a%2Bb+c%3D",
    ])
    func `policy token takes a token, with or without a state (AU-12, AU-13)`(
        callback: String
    ) throws {
        let token = try #require(SessionToken("a+b+c="))

        #expect(read(callback, .token) == .success(.token(token)))
    }

    @Test(arguments: [
        "other://auth/callback?state=st4te&code=abc",
        "mps-ios://evil/callback?state=st4te&code=abc",
        "mps-ios://auth/other?state=st4te&code=abc",
        "mps-ios://auth/callback//?state=st4te&code=abc",
        "mps-ios://auth?state=st4te&code=abc",
        "mps-ios://user@auth/callback?state=st4te&code=abc",
        "mps-ios://user:pw@auth/callback?state=st4te&code=abc",
        "mps-ios://auth:80/callback?state=st4te&code=abc",
        "mps-ios://auth/callback?state=st4te&code=abc#part",
        "mps-ios:auth/callback?state=st4te&code=abc",
        "nonsense",
        "",
    ])
    func `an address other than the program's is refused first (AU-12, fault 2)`(callback: String) {
        #expect(read(callback, .code) == .failure(.callbackRefused(.address)))
    }

    @Test(arguments: [
        "mps-ios://auth/callback?state=st4te&state=st4te&code=abc",
        "mps-ios://auth/callback?state=st4te&code=abc&code=abc",
        "mps-ios://auth/callback?state=wrong&code=abc&x=1&x=2",
        "mps-ios://auth/callback?state=st4te&code=%ff",
        "mps-ios://auth/callback?state=st4te&code=abc&pad="
            + String(repeating: "x", count: CallbackReader.maximumBytes),
    ])
    func `doubled parameters and long addresses are refused next (AU-12)`(callback: String) {
        #expect(read(callback, .code) == .failure(.callbackRefused(.form)))
    }

    @Test(arguments: [
        ("mps-ios://auth/callback?state=wrong&code=abc", SignInPolicy.code),
        ("mps-ios://auth/callback?state=st4tf&error=access_denied", .code),
        ("mps-ios://auth/callback?state=&code=abc", .code),
        ("mps-ios://auth/callback?code=abc", .code),
        ("mps-ios://auth/callback?error=access_denied", .code),
        ("mps-ios://auth/callback?state=wrong&token=abc", .token),
    ])
    func `the state is compared before anything else is read (AU-12, fault 2)`(
        callback: String,
        policy: SignInPolicy
    ) {
        #expect(read(callback, policy) == .failure(.stateMismatch))
    }

    @Test(arguments: [
        ("no_session", "no_session"), ("no_url", "no_url"), ("init_failed", "init_failed"),
        ("access_denied", "access_denied"), ("%1B%5B31m", "unknown"), ("", "unknown"),
    ])
    func `an error of the server keeps its code (AU-12)`(code: String, expected: String) {
        let callback = "mps-ios://auth/callback?state=st4te&code=abc&error=\(code)"

        #expect(read(callback, .code) == .failure(.serverRefused(code: expected)))
    }

    @Test(arguments: [
        ("mps-ios://auth/callback?state=st4te", SignInPolicy.code),
        ("mps-ios://auth/callback?state=st4te&code=", .code),
        ("mps-ios://auth/callback?state=st4te&token=abc", .code),
        ("mps-ios://auth/callback?state=st4te&code=abc&token=abc", .code),
        ("mps-ios://auth/callback?state=st4te&code=abc", .token),
        ("mps-ios://auth/callback?token=", .token),
    ])
    func `what the policy asks for must be there, alone (AU-12, AU-14, fault 1)`(
        callback: String,
        policy: SignInPolicy
    ) {
        #expect(read(callback, policy) == .failure(.callbackRefused(.missing)))
    }

    @Test(arguments: ["a%20b", "a%0Ab", "%C3%A9", String(repeating: "x", count: 4097)])
    func `a value has at most 4096 visible ASCII characters (AU-12)`(value: String) {
        for (name, policy) in [("code", SignInPolicy.code), ("token", .token)] {
            let callback = "mps-ios://auth/callback?state=st4te&\(name)=\(value)"
            #expect(read(callback, policy) == .failure(.callbackRefused(.form)))
        }
    }

    @Test func `a claimed https address works like a scheme (AU-10)`() {
        let callback = "https://auth/callback?state=st4te&code=abc"

        #expect(read(callback, .code, scheme: "https") == .success(.code("abc")))
        #expect(read(callback, .code) == .failure(.callbackRefused(.address)))
    }

    @Test(
        arguments: [
            ("state=st4te&code=abc", .code, .code), ("code=abc", .state, .state),
            ("state=wrong&code=abc", .state, .state), ("token=abc", .token, .exposed),
            ("state=st4te&token=abc", .token, .exposed), ("state=wrong&token=abc", .state, .state),
            ("state=st4te&token=abc&code=abc", .missing, .missing),
            ("token=abc&code=abc", .missing, .missing), ("token=", .missing, .missing),
            ("token=abc&token=abc", .form, .form), ("token=a%20b", .form, .form),
            ("state=st4te", .missing, .missing), ("", .state, .state),
            ("error=no_session", .refused, .state),
            ("state=st4te&error=no_session", .refused, .refused),
            ("state=wrong&error=no_session", .state, .state),
        ] as [(String, Verdict, Verdict)]
    )
    func `a token is taken in session and exposed from outside (AU-39)`(
        query: String,
        inSession: Verdict,
        outside: Verdict
    ) throws {
        let callback = "mps-ios://auth/callback?\(query)"

        #expect(read(callback, .automatic, arrival: .inSession) == (try inSession.result))
        #expect(read(callback, .automatic, arrival: .outside) == (try outside.result))
    }

    /// The outcomes that the table above names.
    enum Verdict {
        case code, token, exposed, state, missing, form, refused

        var result: Result<CallbackReader.Value, AuthenticationError> {
            get throws {
                let token = try #require(SessionToken("abc"))
                return switch self {
                case .code: .success(.code("abc"))
                case .token: .success(.token(token))
                case .exposed: .success(.exposedToken(token))
                case .state: .failure(.stateMismatch)
                case .missing: .failure(.callbackRefused(.missing))
                case .form: .failure(.callbackRefused(.form))
                case .refused: .failure(.serverRefused(code: "no_session"))
                }
            }
        }
    }
}
