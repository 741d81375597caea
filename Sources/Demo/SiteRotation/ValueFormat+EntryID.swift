import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumTerminal

extension ValueFormat where Value == String {
    /// The beginning of an entry's id, `last` or `active`.
    static var entryID: ValueFormat {
        ValueFormat { text, _ throws(ValueProblem) in
            // Without entries, only the format matters.
            guard SiteEntryLookup(text, in: SiteRecords()) == .noID else { return text }
            throw ValueProblem(
                text,
                saying("is no id of an entry"),
                hint: saying(
                    "Write at least 4 digits of it as the history shows them, or last or active."
                )
            )
        }
        .completed(from: .entries)
    }
}
