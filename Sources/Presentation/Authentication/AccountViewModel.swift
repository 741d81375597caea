public import MomentumAuthenticationDomain
public import MomentumDomain
public import MomentumPresentation
public import Observation

/// The account that is signed in, and the sign-out.
@MainActor
@Observable
public final class AccountViewModel {
    /// The state of the session keeper, which is the single source of truth.
    public private(set) var state: AuthenticationState = .restoring(nil)

    private let keeper: any SessionKeeperProtocol
    private let words: Words

    /// `words` are the language of messages.
    public init(keeper: any SessionKeeperProtocol, words: Words = .english) {
        self.keeper = keeper
        self.words = words
    }

    /// Follows the session until its task is cancelled, for example because the screen disappears.
    public func follow() async {
        for await state in await keeper.states() { self.state = state }
    }

    /// Reads the stored session; also a retry after a failure.
    public func restore() async {
        await keeper.restore()
        state = await keeper.state
    }

    /// Asks the server if the session is valid; concurrent calls share one request.
    /// - Returns: The answer; `nil` if no account is signed in.
    @discardableResult
    public func validate() async -> SessionCheck? {
        let check = await keeper.validate()
        state = await keeper.state
        return check
    }

    /// Signs out; the state shows if the server may not know of it.
    public func signOut() async {
        await keeper.signOut()
        state = await keeper.state
    }

    /// Tries again what failed of a sign-out.
    public func retrySignOut() async {
        await keeper.retrySignOut()
        state = await keeper.state
    }

    /// Removes the remark, and stops the tries to end the session at the server.
    public func dismissRemark() async {
        await keeper.dismissSignOutRemark()
        state = await keeper.state
    }

    /// The part of a sign-out that failed, even of the account before; `nil` if there is none.
    public var remark: AuthenticationError? {
        switch state {
        case .signedOut(_, let remark): remark
        case .signedIn(let session, _): session.isFormerEnded ? nil : .signOutIncomplete
        case .restoring, .signingIn, .signingOut: nil
        }
    }

    /// The failure to show; `nil` if there is none.
    public var message: ErrorMessage? {
        switch state {
        case .restoring(let error?), .signedOut(_, remark: let error?):
            ErrorMessage(error, words: words)
        case .signedIn(let session, _) where !session.isFormerEnded:
            ErrorMessage(
                AuthenticationError.formerSession,
                error: AuthenticationError.signOutIncomplete,
                domain: AuthenticationError.errorDomain,
                words: words
            )
        case .signedIn(let session, _) where !session.isKept:
            ErrorMessage(
                "The session could not be stored and ends with this run.",
                domain: AuthenticationError.errorDomain,
                words: words
            )
        default: nil
        }
    }
}
