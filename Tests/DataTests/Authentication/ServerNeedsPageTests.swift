import Testing

/// The form of `Docs/ServerNeeds.md`; ``MPSServerNeedsTests`` holds its rows against a server.
@Suite struct ServerNeedsPageTests {
    @Test func `the page has needs, the exchange and symptoms, each row whole (AU-43)`() throws {
        let page = try ServerNeedsPage()

        #expect(try page.rows("Needs").map(\.count) == Array(repeating: 3, count: 8))
        #expect(try page.rows("The exchange").map(\.count) == Array(repeating: 2, count: 7))
        #expect(try page.rows("Symptoms").allSatisfy { $0.count == 2 })
    }

    @Test(arguments: [
        "no_url", "init_failed", "no_session", "cannot exchange codes", "session itself",
        "session has ended", "has to begin with https://",
    ])
    func `what people read is among the symptoms (AU-42, AU-43)`(text: String) throws {
        let symptoms = try ServerNeedsPage().rows("Symptoms")

        #expect(symptoms.contains { $0[0].contains(text) })
    }
}
