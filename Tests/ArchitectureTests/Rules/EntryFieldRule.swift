/// The six fields in the rows of a history are named once (HS-16).
///
/// A file that names four of them or more spells them out; code for all fields goes through
/// `EntryFields` instead. Exempt are the fields themselves, the row, the dense block of a snapshot,
/// and rests, whose fields have the same names. The rules of operations and twins are exempt, too:
/// they concern single fields.
struct EntryFieldRule: SourceRule {
    let name = "what is done with all fields of an entry goes through EntryFields (HS-16)"

    private static let folders = [
        "Sources/Domain/SiteRotation/State/", "Sources/Data/SiteRotation/",
        "Sources/Data/SiteStore/",
    ]
    private static let fields: Set<String> = [
        "created", "start", "place", "end", "note", "deleted",
    ]
    private static let exempt: Set<String> = [
        "EntryFields", "EntryRow", "EntryBlockEncoder", "EntryBlockDecoder",
        "SiteRotationState+Editing", "SiteRotationState+Logging", "SiteTwins", "RestRecord",
        "SiteRotationState+Resting",
    ]
    /// A file may name fewer than this.
    private static let many = 4

    func violations(in file: SourceFile) -> [Violation] {
        guard Self.folders.contains(where: file.path.hasPrefix),
            !Self.exempt.contains(file.baseName)
        else { return [] }
        var named: Set<String> = []
        for (index, token) in file.tokens.enumerated().dropFirst()
        where token.kind == .word && Self.fields.contains(token.text)
            && file.tokens[index - 1].isCode(".") && !isCall(index, in: file.tokens)
            && named.insert(token.text).inserted && named.count == Self.many
        {
            return [file.violation(token.line, "names \(named.sorted().joined(separator: ", "))")]
        }
        return []
    }

    private func isCall(_ index: Int, in tokens: [Token]) -> Bool {
        index + 1 < tokens.count && tokens[index + 1].isCode("(")
    }
}
