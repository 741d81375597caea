/// The kind of thing that a refusal is about.
public enum SchedulingSubject: String, CaseIterable, Hashable, Sendable {
    case person
    case team
    case project
    case schedule
    case link
    case task
    case cycle = "performance cycle"
    /// A list of the space, which the answer did not have.
    case list
}
