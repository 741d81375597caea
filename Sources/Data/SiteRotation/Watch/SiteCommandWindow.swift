/// The limit on requests sent to the phone without an answer (SR-133).
///
/// The next ones follow when answered ones have left the queue.
enum SiteCommandWindow {
    /// Fewer than the 50 answers that a state lists at least (SR-125).
    ///
    /// So the latest state has the answers to all of them, with room for the answers of other
    /// phones.
    static let size = 32
}
