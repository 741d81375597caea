import Foundation
import MomentumNetwork
import Testing

@Suite struct ServerAddressTests {
    @Test(arguments: [
        ("https://mps.test", "https://mps.test/graphql", "https://mps.test:443"),
        ("https://mps.test/", "https://mps.test/graphql", "https://mps.test:443"),
        (
            "HTTPS://MPS.test:8443/a/b/", "HTTPS://MPS.test:8443/a/b/graphql",
            "https://mps.test:8443"
        ),
        ("http://localhost:4000", "http://localhost:4000/graphql", "http://localhost:4000"),
        ("http://127.0.0.1:80", "http://127.0.0.1:80/graphql", "http://127.0.0.1:80"),
        ("http://[::1]:4000", "http://[::1]:4000/graphql", "http://[::1]:4000"),
    ])
    func `an https or loopback address is taken, with its prefix (AU-30)`(
        text: String,
        url: String,
        origin: String
    ) throws {
        let address = try ServerAddress(text)

        #expect(address.url("/graphql").absoluteString == url)
        #expect(address.origin == origin)
    }

    @Test(arguments: [
        "http://mps.test", "http://127.0.0.1.evil.test", "http://localhost.evil.test",
        "http://128.0.0.1", "http://127.1", "ftp://localhost", "mps.test", "", "https://",
        "https://user@mps.test", "https://mps.test?x=1", "https://mps.test#part", "file:///etc",
    ])
    func `any other address is insecure (AU-30)`(text: String) {
        #expect(throws: TransportError.insecureURL) { try ServerAddress(text) }
    }
}
