import Foundation
import MomentumDI
import MomentumData
import MomentumDomain
import MomentumPresentation

/// The options that carry a team's values.
enum TeamValues {
    static let name = Option.value("name", "NAME", "The team's name.", as: .text)
    static let members = Option.value(
        "members",
        "IDS",
        "The members' numbers, separated by commas.",
        as: .identifiers
    )
    static let lead = Option.value("lead", "ID", "The lead's number.", as: .serverID)
    static let all: [any AnyOption] = [name, members, lead, SchedulingScreens.server]

    /// Does in the form what was given.
    @MainActor
    static func apply(_ call: Invocation, to form: TeamFormViewModel) {
        if let name = call[name] { form.rename(name) }
        if let members = call[members] {
            form.toggle(form.draft.members.symmetricDifference(members))
        }
        if let lead = call[lead] { form.lead(lead) }
    }
}
