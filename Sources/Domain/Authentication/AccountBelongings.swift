/// Something that is kept or done for the account that is signed in, and goes with it.
public protocol AccountBelongings: Sendable {
    /// Ends what is under way, for the reason that the session is over; late results are dropped.
    func stopWork(_ reason: AuthenticationState.Reason) async

    /// Removes what is kept on the device.
    func wipe() async
}
