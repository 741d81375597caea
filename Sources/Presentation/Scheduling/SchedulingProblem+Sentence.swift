public import MomentumDomain
public import MomentumSchedulingDomain

extension SchedulingProblem {
    /// The problem in words for the user of the form.
    public var sentence: Phrase {
        switch self {
        case .emptyName: "A name is needed."
        case .nameTooLong: "The name has more than 200 characters."
        case .controlCharacters: "The name contains characters that cannot be shown."
        case .invalidDay: "The start date is no day from 1950 on, written like 2026-03-02."
        case .noMembers: "A team needs at least one member."
        case .noLead: "A team needs a lead."
        case .leadNotMember: "The lead has to be a member of the team."
        case .unknownMember(let id): "Nobody has the number \(id)."
        case .memberOnOtherTeam(let user, let teams):
            """
            Person \(user) is on another team: \(Phrase.list(teams.map { Phrase(verbatim: "“\($0)”") })).
            """
        }
    }
}
