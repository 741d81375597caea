import Foundation
import MomentumSystem
import Testing

@Suite struct SystemSourcesTests {
    @Test func `the system's wall clock is the device's (AK-10)`() {
        let before = Date()
        let now = SystemWallClock().now
        let after = Date()

        #expect(before <= now && now <= after)
    }

    @Test func `random identifiers are new each time and of version 4 (AK-10)`() {
        let source = RandomIdentifiers()
        let identifiers = (0..<100).map { _ in source.next() }

        #expect(Set(identifiers).count == 100)
        #expect(identifiers.allSatisfy { $0.uuid.6 >> 4 == 4 })
    }
}
