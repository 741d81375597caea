import Foundation
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@Suite struct WatchPayloadTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000.123)

    @Test func `a state is read as it was written, to the millisecond (SR-125)`() throws {
        let hip = try #require(SitePlace(bodyPart: "Hüfte 🩹"))
        let states = [
            WatchState.fixture(),
            WatchState(
                source: .fixture(7),
                revision: 12,
                createdAt: now,
                active: WatchState.Active(locationID: nil, place: nil, start: now - 60),
                upcoming: .fixture(since: now + 90_000),
                recommended: [.fixture(1), .fixture(2)],
                avoid: [.fixture(3)],
                locations: [
                    WatchState.Location(id: hip.id, place: hip, sortOrder: 3, lastUse: now),
                    WatchState.Location(
                        id: SiteLocation.defaults[1].id,
                        place: SiteLocation.defaults[1].place,
                        sortOrder: 0,
                        lastUse: nil
                    ),
                ],
                targetHours: 60.5,
                answers: [
                    SiteCommandAnswer(id: .fixture(4)),
                    SiteCommandAnswer(id: .fixture(5), refusal: .unknownLocation),
                    SiteCommandAnswer(id: .fixture(6), refusal: .other(code: 200)),
                ]
            ),
            WatchState.fixture(active: .fixture(since: now)),
        ]

        for state in states {
            #expect(WatchPayload.state(try WatchPayload.encode(state)) == .payload(state))
        }
    }

    @Test func `a command is read as it was written, to the millisecond (SR-124)`() throws {
        let command = SiteChangeCommand.fixture(3, requestedAt: now)

        #expect(WatchPayload.command(try WatchPayload.encode(command)) == .payload(command))
    }

    @Test func `the documents say what the page in Docs says (SR-124, SR-125)`() throws {
        let command = SiteChangeCommand(
            id: .fixture(1),
            locationID: .fixture(2),
            requestedAt: Date(timeIntervalSince1970: 1.5)
        )

        let text = String(decoding: try WatchPayload.encode(command), as: UTF8.self)

        #expect(
            text == """
                {"id":"00000000-0000-0000-0000-000000000001",\
                "location":"00000000-0000-0000-0000-000000000002",\
                "requestedAt":1500,"version":1}
                """
        )
    }

    @Test func `of a newer version nothing is read but the version (SR-137)`() {
        let bytes = Array(#"{"version": 2, "source": 7, "locations": "elsewhere"}"#.utf8)

        #expect(WatchPayload.state(bytes) == .newerVersion(2))
        #expect(WatchPayload.command(bytes) == .newerVersion(2))
    }

    @Test(arguments: [
        "", "{", "[]", "{}", #"{"version": "1"}"#, #"{"version": 1}"#,
        #"{"version":1,"id":"x","location":"y","requestedAt":1}"#,
    ])
    func `what cannot be decoded is said to be so (SR-137)`(text: String) {
        for isReadable in [
            WatchPayload.state(Array(text.utf8)).isPayload,
            WatchPayload.command(Array(text.utf8)).isPayload,
        ] { #expect(!isReadable) }
    }

    @Test(arguments: [Int.max, .min, -1, (1 << 53) + 1])
    func `a state whose number has no next one cannot be decoded (TR-6)`(revision: Int) throws {
        let bytes = try WatchPayload.encode(.fixture(revision: revision))
        guard case .unreadable = WatchPayload.state(bytes) else {
            Issue.record("\(revision) was read")
            return
        }
    }

    @Test func `a place without a name or with a third side cannot be decoded (SR-137)`() throws {
        let state = WatchState.fixture(locations: [SiteLocation.defaults[0]])
        let text = String(decoding: try WatchPayload.encode(state), as: UTF8.self)

        for (old, new) in [(#""left""#, #""middle""#), (#""Abdomen""#, #""  ""#)] {
            let changed = text.replacingOccurrences(of: old, with: new)
            #expect(changed != text)
            #expect(!WatchPayload.state(Array(changed.utf8)).isPayload)
        }
    }

    @Test(arguments: 1...500 as ClosedRange<UInt64>)
    func `changed bytes never crash (SR-137)`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var bytes = try WatchPayload.encode(WatchState.fixture(active: .fixture(since: now)))
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
                in: 0...255,
                using: &random
            )
        }

        _ = WatchPayload.state(bytes)
        _ = WatchPayload.command(bytes)
    }

    @Test func `a place that only has a zone text is read by it (SR-80)`() throws {
        let place = SiteLocation.defaults[0].place
        let state = WatchState.fixture(
            active: WatchState.Active(locationID: nil, place: place, start: now)
        )
        let parts = #""bodyPart":"Abdomen","side":"left","subArea":"Front""#
        let text = String(decoding: try WatchPayload.encode(state), as: UTF8.self)
        try #require(text.contains(parts))

        func read(_ other: String) -> WatchArrival<WatchState> {
            WatchPayload.state(Array(text.replacingOccurrences(of: parts, with: other).utf8))
        }

        #expect(read(#""zone":"Front Abdomen","side":"left""#) == .payload(state))
        guard case .unreadable = read(#""side":"left""#) else {
            Issue.record("A place without a name was read.")
            return
        }
    }
}

extension WatchArrival {
    fileprivate var isPayload: Bool {
        if case .payload = self { true } else { false }
    }
}
