import Foundation
import MomentumCommandLine
import MomentumSiteRotationDomain

struct SiteStatisticsDocument: Encodable, Sendable {
    struct Location: Encodable, Sendable {
        let id: String
        let name: String
        let totalUses: Int
        let completed: Int
        let anomalyCount: Int
        let countedWearings: Int
        let shortWearings: Int
        let outliers: Int
        @Nullable var averageHours: Double?
        @Nullable var medianHours: Double?
        @Nullable var minHours: Double?
        @Nullable var maxHours: Double?
        @Nullable var lastUsed: Date?
        let inUse: Bool
        @Nullable var lastRemoved: Date?
        @Nullable var restDays: Int?
        @Nullable var daysSinceLastUse: Int?
        @Nullable var absorptionFlagPercent: Int?
        /// The profile whose wearings are compared with those elsewhere, and the number of its
        /// wearings.
        @Nullable var comparedProfile: String?
        let comparedWearings: Int
        let failures: Failures
    }

    struct Profile: Encodable, Sendable {
        @Nullable var id: String?
        @Nullable var name: String?
        let completed: Int
        let countedWearings: Int
        @Nullable var averageHours: Double?
        @Nullable var medianHours: Double?
        let failures: Failures

        init(_ figures: ProfileFigures) {
            id = figures.profileID?.uuidString
            name = figures.profile?.name
            completed = figures.wear.completedCount
            countedWearings = figures.wear.countedWearings
            averageHours = figures.wear.averageHours
            medianHours = figures.wear.medianHours
            failures = Failures(figures.failures)
        }
    }

    struct Failures: Encodable, Sendable {
        let completed: Int
        let recorded: Int
        let count: Int
        /// The flag for a noticeable difference; `nil` while too few changes have a reason.
        @Nullable var rate: Rate?
        @Nullable var commonest: String?
        let marked: Bool

        init(_ figures: FailureFigures, isMarked: Bool = false) {
            completed = figures.completed
            recorded = figures.recorded
            count = figures.count
            rate = figures.rate.map(Rate.init)
            commonest = figures.commonest?.rawValue
            marked = isMarked
        }
    }

    /// A rate and the bounds of its interval, in whole percent.
    struct Rate: Encodable, Sendable {
        let percent: Int
        let low: Int
        let high: Int

        init(_ rate: FailureRate) {
            percent = FailureRate.percent(rate.share)
            low = FailureRate.percent(rate.low)
            high = FailureRate.percent(rate.high)
        }
    }

    struct Usage: Encodable, Sendable {
        let id: String
        let name: String
        let count: Int
    }

    struct Rest: Encodable, Sendable {
        let id: String
        let name: String
        @Nullable var days: Int?
        let band: String
    }

    struct Name: Encodable, Sendable {
        let id: String
        let name: String

        init(_ site: SiteFigures) {
            id = site.id.uuidString
            name = site.location.shortName
        }
    }

    @Nullable var overallMedianHours: Double?
    let locationsTracked: Int
    let totalSiteChanges: Int
    let anomaliesExcluded: Int
    let failures: Failures
    let countedWearings: Int
    let shortWearings: Int
    let outliers: Int
    let mostUsed: [Name]
    let longestRest: [Name]
    let perLocation: [Location]
    let usageDistribution: [Usage]
    let restTime: [Rest]
    /// The values of each worn profile.
    let perProfile: [Profile]

    init(_ statistics: SiteStatistics, now: Date) {
        perProfile = statistics.perProfile.map(Profile.init)
        overallMedianHours = statistics.overallMedianHours
        locationsTracked = statistics.locationsTracked
        totalSiteChanges = statistics.totalSiteChanges
        anomaliesExcluded = statistics.anomaliesExcluded
        failures = Failures(statistics.failures)
        countedWearings = statistics.overall.countedWearings
        shortWearings = statistics.overall.shortWearings
        outliers = statistics.overall.outliers
        mostUsed = statistics.mostUsed.map(Name.init)
        longestRest = statistics.longestRest.map(Name.init)
        perLocation = statistics.perLocation.map { site in
            Location(
                id: site.id.uuidString,
                name: site.location.shortName,
                totalUses: site.totalUses,
                completed: site.wear.completedCount,
                anomalyCount: site.wear.anomalyCount,
                countedWearings: site.wear.countedWearings,
                shortWearings: site.wear.shortWearings,
                outliers: site.wear.outliers,
                averageHours: site.wear.averageHours,
                medianHours: site.wear.medianHours,
                minHours: site.wear.minimumHours,
                maxHours: site.wear.maximumHours,
                lastUsed: site.lastUse,
                inUse: site.rest == .inUse,
                lastRemoved: site.rest.removal(at: now),
                restDays: site.restDays,
                daysSinceLastUse: site.restDays,
                absorptionFlagPercent: site.absorption?.percentBelow,
                comparedProfile: site.comparedProfile?.name,
                comparedWearings: site.comparedWearings,
                failures: Failures(site.failures, isMarked: site.failsMoreOften)
            )
        }
        usageDistribution = statistics.usageDistribution.map {
            Usage(id: $0.id.uuidString, name: $0.location.shortName, count: $0.totalUses)
        }
        restTime = statistics.restTime.compactMap { site in
            site.restBand.map { band in
                Rest(
                    id: site.id.uuidString,
                    name: site.location.shortName,
                    days: site.restDays,
                    band: band.rawValue
                )
            }
        }
    }
}
