/// The limit on requests sent to the phone without an answer (SR-133); the next ones wait.
enum SiteCommandWindow {
    /// Fewer than the 50 answers that a state lists at least (SR-125), so the latest state answers
    /// all of them, with room for the answers of other phones.
    static let size = 32
}
