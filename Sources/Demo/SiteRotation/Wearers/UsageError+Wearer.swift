import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumTerminal

extension UsageError {
    /// The refusal of an unknown wearer, with the nearest name or all of them.
    static func unknownWearer(
        _ name: String,
        of wearers: SiteWearers,
        in path: [String]
    ) -> UsageError {
        let names = wearers.all.map(\.name)
        let hint: TerminalText =
            NearestName.find(name, among: names).map { "Did you mean “\($0)”?" }
            ?? (names.isEmpty
                ? "There are none yet; sites wearers add makes one."
                : "There is \(names.map { saying("“\($0)”") }.joined(separator: ", ")).")
        return UsageError(
            command: path.joined(separator: " "),
            reason: .refused(saying("There is no wearer “\(name)”."), hint: said(hint))
        )
    }
}
