import Foundation
import MomentumTestSupport
import Testing

@testable import MomentumSiteRotationDomain

@Suite struct NameBasedIdentifierTests {
    /// The examples of RFC 9562, appendix A.4, and RFC 4122's DNS name space.
    @Test(arguments: [
        ("www.example.com", "2ED6657D-E927-568B-95E1-2665A8AEA6A2"),
        ("python.org", "886313E1-3B8A-5372-9B90-0C9AEE199E5D"),
    ])
    func `a name gives the identifier that the standard says`(name: String, expected: String) throws
    {
        let dns = try #require(UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"))

        #expect(UUID(name: name, namespace: dns).uuidString == expected)
    }

    @Test(arguments: [0, 30, 39, 40, 47, 48, 100, 10_000])
    func `names of every length around a block boundary give different identifiers`(length: Int) {
        let name = String(repeating: "a", count: length)

        #expect(
            UUID(name: name, namespace: .fixture(1))
                != UUID(name: name + "a", namespace: .fixture(1))
        )
    }
}
