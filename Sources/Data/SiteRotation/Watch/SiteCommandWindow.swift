/// How many requests are handed to the phone before it has answered them (SR-133).
///
/// What waits behind them goes out when they have left the queue.
enum SiteCommandWindow {
    /// Fewer than the 50 answers that a state lists at least (SR-125).
    ///
    /// So the latest state has the answers to all of them, and room for what other phones answer.
    static let size = 32
}
