/// Something that is kept or done for the account that is signed in, and goes with it (AU-26).
public protocol AccountBelongings: Sendable {
    /// Ends what is under way; late results are dropped.
    func stopWork() async

    /// Removes what is kept on the device.
    func wipe() async
}
