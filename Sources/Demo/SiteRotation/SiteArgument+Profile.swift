import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumTerminal

extension SiteArgument {
    /// The device's profile for `text`; an archived one only if no other matches.
    ///
    /// - Throws: A failure that lists the profiles.
    func profile(_ text: String) throws -> WearProfile {
        try Self.profile(text, in: records.profiles.filter { $0.device == records.device })
    }

    /// The profile that was typed for an entry, or none; `keep` if nothing was typed.
    ///
    /// - Throws: A failure that lists the profiles.
    func profile(_ typed: Replacement<String>?) throws -> FieldWrite<WearProfile.ID?> {
        guard let typed else { return .keep }
        return .set(try typed.value.map { try profile($0).id })
    }

    /// The profile that `text` names.
    ///
    /// - Throws: A failure that lists the profiles.
    static func profile(_ text: String, in profiles: [WearProfile]) throws -> WearProfile {
        var lookup = WearProfileLookup(text, in: profiles.filter { !$0.isArchived })
        if lookup == .none { lookup = WearProfileLookup(text, in: profiles) }
        switch lookup {
        case .found(let profile): return profile
        case .ambiguous(let fitting):
            let isOneName = Set(fitting.map(\.name)).count < fitting.count
            let names = fitting.map { isOneName ? $0.nameAndHours : $0.name }
            throw refusal(
                43,
                "ambiguousProfile",
                saying(
                    """
                    “\(text)” fits \(fitting.count) profiles: \(names.joined(separator: ", ")). \
                    Type more of it.
                    """
                )
            )
        case .none:
            throw refusal(
                43,
                "unknownProfile",
                saying(
                    """
                    There is no profile “\(text)”. There are \
                    \(profiles.map(\.name).joined(separator: ", ")).
                    """
                )
            )
        }
    }
}
