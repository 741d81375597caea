/// Work or data of the signed-in account, which ends or is removed with its session.
public protocol AccountBelongings: Sendable {
    /// Ends the running work because the session is over; late results are dropped.
    func stopWork(_ reason: AuthenticationState.Reason) async

    /// Removes the account's data from the device.
    func wipe() async
}
