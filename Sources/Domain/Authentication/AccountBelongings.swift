/// Work or data of the signed-in account, which ends or goes with its session.
public protocol AccountBelongings: Sendable {
    /// Ends the work under way because the session is over; late results are dropped.
    func stopWork(_ reason: AuthenticationState.Reason) async

    /// Removes the account's data from the device.
    func wipe() async
}
