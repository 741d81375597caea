public import MomentumAuthenticationDomain
public import MomentumPresentation
public import Observation

/// Who is signed in, and the way out.
@MainActor
@Observable
public final class AccountViewModel {
    /// What the session keeper says; it alone knows.
    public private(set) var state: AuthenticationState = .restoring(nil)

    private let keeper: any SessionKeeperProtocol

    public init(keeper: any SessionKeeperProtocol) {
        self.keeper = keeper
    }

    /// Follows the session until its task is cancelled, as when the screen disappears.
    public func follow() async {
        for await state in await keeper.states() { self.state = state }
    }

    /// Reads the stored session, also again after it could not be read.
    public func restore() async {
        await keeper.restore()
        state = await keeper.state
    }

    /// Asks the server whether the session lives; calls that overlap share one question.
    /// - Returns: `nil` when nobody is signed in.
    @discardableResult
    public func validate() async -> SessionCheck? {
        let check = await keeper.validate()
        state = await keeper.state
        return check
    }

    /// Signs out; the state says when the server may not know.
    public func signOut() async {
        await keeper.signOut()
        state = await keeper.state
    }

    /// Tries again to end the session at the server.
    public func retrySignOut() async {
        await keeper.retrySignOut()
        state = await keeper.state
    }

    /// Takes the remark away, and gives the try up.
    public func dismissRemark() async {
        await keeper.dismissSignOutRemark()
        state = await keeper.state
    }

    /// What went wrong, as a message; `nil` when nothing did.
    public var message: ErrorMessage? {
        switch state {
        case .restoring(let error?), .signedOut(_, remark: let error?): ErrorMessage(error)
        case .signedIn(let session, _) where !session.isKept:
            ErrorMessage(
                "The session could not be stored and ends with this run.",
                domain: AuthenticationError.errorDomain
            )
        default: nil
        }
    }
}
