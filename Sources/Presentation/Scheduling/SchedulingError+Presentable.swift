import MomentumAuthenticationPresentation
public import MomentumDomain
public import MomentumPresentation
public import MomentumSchedulingDomain

extension SchedulingError: PresentableError {
    public var kind: String {
        switch self {
        case .invalid(let problems): problems.first.map { "\($0)".kindName } ?? "invalid"
        case .repository(let error): error.kind
        case .authentication(let error): error.kind
        default: "\(self)".kindName
        }
    }

    public var detail: String? {
        switch self {
        case .rejected(let cause), .outcomeUnknown(let cause):
            cause.domain == Self.errorDomain && !cause.detail.isEmpty ? cause.detail : nil
        default: nil
        }
    }

    public var sentence: Phrase {
        switch self {
        case .invalid(let problems): .sentences(problems.map(\.sentence))
        case .notFound(.list): "The server's answer does not have this list."
        case .notFound(let subject):
            "This \(subject.phrase) was not found. It may have been deleted."
        case .userLeadsTeam(let name):
            "This person leads the team “\(name)” and cannot be deleted. Choose another lead first."
        case .inUse(.person, let lost) where lost.isEmpty:
            "This person has assignments or work history and cannot be deleted."
        case .inUse(.person, let lost):
            """
            This person has assignments or work history and was not deleted, but is no longer on: \
            \(Phrase.list(lost.map { Phrase(verbatim: "“\($0)”") })).
            """
        case .inUse(let subject, _):
            "This \(subject.phrase) is in use and cannot be deleted."
        case .invalidReference: "Something that this refers to does not exist."
        case .scheduleExists(let year, let quarter): "Q\(quarter) \(year) has a schedule already."
        case .builtInProject: "Built-in projects cannot be changed."
        case .noSuchAccount: "There is no account with this address."
        case .memberIsYourself: "You cannot add yourself."
        case .memberExists: "This account is a member already."
        case .rejected(let cause): cause.explanation ?? "The server refused this."
        case .outcomeUnknown:
            "The answer was lost. The change may have been stored; look before you try again."
        case .authentication(let error): error.sentence
        case .repository(let error): error.sentence
        }
    }
}
