/// The limit on unanswered requests sent to the phone (SR-133); later requests wait.
enum SiteCommandWindow {
    /// Fewer than the 50 or more answers in a state (SR-125).
    ///
    /// So the latest state answers all of them, with room for the answers of other phones.
    static let size = 32
}
