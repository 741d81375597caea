#if os(Linux)
import Foundation
import MomentumNetwork
import MomentumTestSupport
import Testing

/// Tells from the kernel's tables if there is a way out of the device (SR-117).
@Suite struct RouteTableConnectionTests {
    static let title = "Iface Destination Gateway Flags RefCnt Use Metric Mask MTU Window IRTT\n"
    static let ethernet = "eth0 00000000 0101A8C0 0003 0 0 100 00000000 0 0 0\n"
    static let zero = String(repeating: "0", count: 32)

    typealias Case = (old: String?, new: String?, isConnected: Bool)

    @Test(
        arguments: [
            (title + ethernet, nil, true),
            (title, nil, false),
            ("", "", false),
            (title + "lo 0000007F 00000000 0001 0 0 0 000000FF 0 0 0\n", nil, false),
            (title + "eth0 00000000 0101A8C0 0002 0 0 100 00000000 0 0 0\n", nil, false),
            (nil, "\(zero) 00 \(zero) 00 \(zero) 00000400 1 0 00000003 eth0\n", true),
            (nil, "\(zero) 00 \(zero) 00 \(zero) 00000400 1 0 00000001 lo\n", false),
            (nil, "\(zero) 00 \(zero) 00 \(zero) 00000400 1 0 00200200 eth0\n", false),
            (
                nil, "fe80\(zero.dropFirst(4)) 40 \(zero) 00 \(zero) 00000100 1 0 00000001 eth0",
                false
            ),
            (
                nil, "ff00\(zero.dropFirst(4)) 08 \(zero) 00 \(zero) 00000100 1 0 00000001 eth0",
                false
            ),
            (title, "garbage\n\n1 2 3 4 5 6 7 8 zz eth0\n", false),
            (nil, nil, true),
        ] as [Case]
    )
    func `a way out of the device is a connection (SR-117)`(expected: Case) async throws {
        let folder = TemporaryFolder()
        try expected.old?.write(to: folder.url.appending(path: "route"))
        try expected.new?.write(to: folder.url.appending(path: "ipv6_route"))

        let connection = RouteTableConnection(folder: folder.url, clock: TestClock())
        var changes = connection.changes().makeAsyncIterator()

        #expect(await changes.next() == expected.isConnected)
    }

    @Test func `a change is told, and what stays the same is not (SR-117)`()
        async throws
    {
        let folder = TemporaryFolder()
        let table = folder.url.appending(path: "route")
        let clock = TestClock()
        try (Self.title + Self.ethernet).write(to: table)
        let connection = RouteTableConnection(folder: folder.url, clock: clock)
        var changes = connection.changes().makeAsyncIterator()
        #expect(await changes.next() == true)

        await clock.waitForSleepers()
        try Self.title.write(to: table)
        clock.advance(by: .seconds(5))
        #expect(await changes.next() == false)
        await clock.waitForSleepers()
        clock.advance(by: .seconds(5))
        await clock.waitForSleepers()
        try (Self.title + Self.ethernet).write(to: table)
        clock.advance(by: .seconds(5))
        #expect(await changes.next() == true)
    }
}

extension String {
    fileprivate func write(to file: URL) throws {
        try write(to: file, atomically: true, encoding: .utf8)
    }
}
#endif
