import Testing

@Suite struct EntryFieldRuleTests {
    private let path = "Sources/Domain/SiteRotation/State/Sample.swift"
    private let code = """
        a.created = b.created
        a.start = b.start
        a.note = b.note
        """

    @Test func `a file that spells the fields of an entry out is noticed (HS-16, HS-11)`() {
        #expect(EntryFieldRule().lines(in: code + "\na.deleted = b.deleted", at: path) == [4])
    }

    @Test func `three fields, functions of their names and other folders are left alone (HS-16)`() {
        let rule = EntryFieldRule()

        #expect(rule.lines(in: code + "\na.end()", at: path) == [])
        #expect(rule.lines(in: code + "\na.end = 1", at: "Sources/Demo/Sample.swift") == [])
        let fields = path.replacing("Sample", with: "EntryFields")
        #expect(rule.lines(in: code + "\na.end = 1", at: fields) == [])
    }
}
