import MomentumDomain
import MomentumSchedulingDomain

extension SchedulingSubject {
    /// The noun in a sentence.
    var phrase: Phrase {
        switch self {
        case .person: "person"
        case .team: "team"
        case .project: "project"
        case .schedule: "schedule"
        case .link: "link"
        case .task: "task"
        case .cycle: "performance cycle"
        case .list: "list"
        }
    }
}
