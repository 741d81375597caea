import Foundation
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

@Suite struct LocationUseCaseTests {
    let dates = FixedWallClock(now: Date(timeIntervalSince1970: 1_750_000_000))
    let defaults = SiteLocation.defaults
    let sites = TestRepository()

    func add(_ bodyPart: String, operation: UInt16 = 1) async throws -> [SiteLocation] {
        try await AddSiteZoneUseCase(sites: sites, dates: dates).execute(
            SiteZoneAddition(id: .fixture(operation), bodyPart: bodyPart)
        )
    }

    @Test func `switching tells which locations changed, and the last one stays on (SR-69, SR-75)`()
        async throws
    {
        let useCase = SwitchSiteLocationsUseCase(sites: sites, dates: dates)
        let most = SiteLocationSwitch(
            id: .fixture(1),
            locationIDs: defaults.dropFirst().map(\.id),
            isEnabled: false
        )
        let changed = try await useCase.execute(most)
        #expect(changed.map(\.id) == most.locationIDs)
        #expect(changed.allSatisfy { !$0.isEnabled })

        let last = SiteLocationSwitch(
            id: .fixture(2),
            locationIDs: [defaults[0].id],
            isEnabled: false
        )
        await #expect(throws: SiteRotationError.lastEnabledLocation) {
            _ = try await useCase.execute(last)
        }
    }

    @Test func `adding makes a left and a right location behind all others (SR-70, SR-75)`()
        async throws
    {
        let added = try await add("Hip")

        #expect(added.map(\.displayName) == ["Left Hip", "Right Hip"])
        #expect(added.map(\.sortOrder) == [14, 15])
        #expect(added.allSatisfy { $0.isEnabled && $0.isCustom })
        // Sent again, it takes effect once.
        #expect(try await add("Hip") == [])
    }

    @Test func `removing leaves what has a history, switched off (SR-73, SR-75)`() async throws {
        let hips = try await add("Hip")
        let change = SiteChange(id: .fixture(2), locationID: hips[0].id)
        _ = try await sites.perform([.logChange(change)], at: dates.now)

        let changed = try await RemoveSiteLocationsUseCase(sites: sites, dates: dates).execute(
            SiteLocationRemoval(id: .fixture(3), locationIDs: hips.map(\.id))
        )

        #expect(changed.map(\.id) == hips.map(\.id))
        #expect(sites.current.location(hips[0].id)?.isEnabled == false)
        #expect(sites.current.location(hips[1].id) == nil)
    }

    @Test func `moving counts all sort orders anew (SR-74, SR-75)`() async throws {
        let move = SiteZoneMove(
            id: .fixture(1),
            zone: SiteZone.ID(defaults[12].place),
            position: 0
        )

        let changed = try await MoveSiteZoneUseCase(sites: sites, dates: dates).execute(move)

        #expect(changed.count == 14)
        #expect(sites.current.locations.prefix(2).map(\.id) == defaults.suffix(2).map(\.id))
        #expect(sites.current.locations.map(\.sortOrder) == Array(0..<14))
    }

    @Test(arguments: [
        ("", "emptyBodyPart"), ("Hip (Left)", "nameWithParentheses"), ("Left Hip", "nameWithSide"),
        (String(repeating: "x", count: 61), "nameTooLong"), ("Buttock", "nameTaken"),
    ])
    func `what would be refused is known before (SR-71, SR-72)`(
        bodyPart: String,
        refusal: String
    )
        async throws
    {
        let addition = SiteZoneAddition(id: .fixture(1), bodyPart: bodyPart)

        let problem = try #require(addition.problem(in: sites.current))

        #expect("\(problem)".hasPrefix(refusal))
        await #expect(throws: problem) {
            _ = try await AddSiteZoneUseCase(sites: sites, dates: dates).execute(addition)
        }
        let hip = SiteZoneAddition(id: .fixture(1), bodyPart: "Hip")
        #expect(hip.problem(in: sites.current) == nil)
    }
}
