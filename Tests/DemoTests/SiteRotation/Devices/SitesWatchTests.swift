import Foundation
import Testing

/// The time of these tests' host is noon of 1 March 2026 in UTC.
@MainActor
@Suite struct SitesWatchTests {
    let session: SitesSession

    init() throws {
        session = try SitesSession()
    }

    @Test func `before the phone has said anything the watch is syncing (SR-135)`() async throws {
        let status = try await session.sites("watch", "status", "--json").document
        let log = try await session.sites("watch", "log", "L Arm (Back)", "--json").document

        #expect(status?["state"] as? String == "awaitingState")
        #expect(status?["home"] is NSNull)
        #expect((log?["error"] as? NSDictionary)?["kind"] as? String == "awaitingState")
    }

    @Test
    func `a request waits for the phone and counts from when it was made (SR-124, SR-130)`()
        async throws
    {
        _ = await session.sites("phone", "run", "--once")
        let sent = try await session.sites(
            "watch",
            "log",
            "left back arm",
            "--now",
            "2026-03-01T09:00:00Z",
            "--json"
        ).document
        let waiting = try await session.sites(
            "watch",
            "status",
            "--now",
            "2026-03-01T09:00:20Z",
            "--json"
        ).document
        #expect((waiting?["waiting"] as? [NSDictionary])?.count == 1)
        #expect(
            waiting?["notices"] as? [String]
                == ["Queued. It will be logged when your iPhone can be reached."]
        )

        let phone = try await session.sites("phone", "run", "--once", "--json").document
        let status = try await session.sites("watch", "status", "--json").document

        let id = (sent?["command"] as? NSDictionary)?["id"] as? String
        #expect((phone?["answers"] as? [NSDictionary])?.first?["id"] as? String == id)
        let home = status?["home"] as? NSDictionary
        #expect(home?["location"] as? String == "L Arm (Back)")
        #expect(home?["start"] as? String == "2026-03-01T09:00:00Z")
        #expect(home?["elapsedText"] as? String == "3.0 hours")
        #expect((status?["waiting"] as? [NSDictionary])?.isEmpty == true)
        let history = try await session.sites("history", "--json").document
        #expect((history?["entries"] as? [NSDictionary])?.first?["id"] as? String == id)
    }

    @Test
    func `a location that the phone does not know is refused with the reason (SR-131, SR-133)`()
        async throws
    {
        _ = await session.sites("phone", "run", "--once")
        // The request of a watch whose list is older than a removal on the phone.
        let link = session.data.appending(path: "watch-link/state.json")
        let stranger = UUID().uuidString
        var text = try String(contentsOf: link, encoding: .utf8)
        let known = try #require(
            text.firstMatch(of: #/"id":"([0-9A-F-]{36})"/#).map { String($0.output.1) }
        )
        text = text.replacingOccurrences(of: known, with: stranger)
        try text.write(to: link, atomically: true, encoding: .utf8)
        _ = await session.sites("watch", "log", stranger)

        let phone = try await session.sites("phone", "run", "--once", "--json").document
        let status = try await session.sites("watch", "status", "--json").document

        #expect((phone?["answers"] as? [NSDictionary])?.first?["refusal"] as? Int == 1)
        #expect(
            status?["notices"] as? [String]
                == ["Not logged: your iPhone does not have this location any more."]
        )
        #expect(try await session.sites("history", "--json").document?["total"] as? Int == 0)
    }

    @Test
    func `a refusal that the next request finds is said with it, and once (SR-131, SR-133)`()
        async throws
    {
        _ = await session.sites("phone", "run", "--once")
        _ = await session.sites("locations", "add", "Forearm")
        _ = await session.sites("phone", "run", "--once")
        _ = await session.sites("watch", "status")
        _ = await session.sites("locations", "remove", "Forearm", "--yes")
        _ = await session.sites("watch", "log", "l forearm")
        _ = await session.sites("phone", "run", "--once")

        let log = try await session.sites("watch", "log", "L Arm (Back)", "--json").document
        let status = try await session.sites("watch", "status", "--json").document

        let refusal = "Not logged: your iPhone does not have this location any more."
        #expect(log?["notices"] as? [String] == [refusal])
        #expect((status?["notices"] as? [String])?.contains(refusal) == false)
    }

    @Test
    func `timelines of phone and watch come from what each was told (SR-138, SR-141, SR-144)`()
        async throws
    {
        _ = await session.sites("log", "L Abdomen (Front)", "--at", "2026-03-01T09:45:00Z")
        let before = try await session.sites("timeline", "--watch", "--json").document
        let phone = try await session.sites("timeline", "--json").document
        _ = await session.sites("watch", "status")
        let watch = try await session.sites("timeline", "--watch", "--json").document

        func inline(_ document: NSDictionary?) -> String? {
            (document?["entries"] as? [NSDictionary])?.first?["inline"] as? String
        }
        #expect(inline(before) == "Syncing with iPhone...")
        #expect(inline(phone) == "L Abdomen (Front) · 2h 15m")
        #expect(inline(watch) == "L Abdomen (Front) · 2h 15m")
        #expect((phone?["entries"] as? [NSDictionary])?.count == 9)
        #expect(phone?["nextRequest"] as? String == "2026-03-01T12:15:00Z")
        #expect(phone?["start"] as? String == "2026-03-01T09:45:00Z")
    }
}
