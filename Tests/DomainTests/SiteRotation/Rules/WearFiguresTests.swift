import MomentumSiteRotationDomain
import Testing

@Suite struct WearFiguresTests {
    /// Durations, the number of dropped ones, and the median of the rest.
    typealias Filtering = (hours: [Double], anomalyCount: Int, median: Double)
    static let filterings: [Filtering] = [
        ([20.0, 40, 44, 46, 48, 50], 1, 46.0),
        ([11.9, 12, 13], 1, 12.5),
        ([12 - 1e-10, 12], 0, 12),
        ([12 - 1e-6, 12], 1, 12),
        ([12, 60, 62, 64], 1, 62),
        // Three are too few to tell an outlier.
        ([12, 62, 64], 0, 62),
        ([12, 60, 61, 62, 64], 1, 61.5),
        // Q1 = 40, Q3 = 48, bound 28: exactly there is no anomaly, and a hair below it is none.
        ([28, 40, 44, 46, 48, 50], 0, 45),
        ([28 - 1e-10, 40, 44, 46, 48, 50], 0, 45),
        ([28 - 1e-6, 40, 44, 46, 48, 50], 1, 46),
        ([1, 2, 70], 2, 70),
        ([40, 44, 46, 48, 900], 0, 46),
    ]

    @Test(arguments: filterings)
    func `short wearings and far outliers are left out, long ones never are (SR-57)`(
        filtering: Filtering
    ) {
        for hours in [filtering.hours, filtering.hours.reversed()] {
            let figures = WearFigures(hours)

            #expect(figures.anomalyCount == filtering.anomalyCount)
            #expect(abs((figures.medianHours ?? 0) - filtering.median) < 1e-9)
            #expect(figures.completedCount == hours.count)
        }
    }

    @Test func `what is left out is counted by its reason (SR-182)`() {
        let figures = WearFigures([50, 5, 11.9, 40, 20, 44, 46, 48])

        #expect(figures.countedWearings == 5)
        #expect((figures.shortWearings, figures.outliers) == (2, 1))
        #expect(figures.anomalyCount == 3)
    }

    @Test func `the figures are those of what the filter keeps (SR-58)`() {
        let figures = WearFigures([50, 5, 40, 20, 44, 46, 48])

        #expect(figures.anomalyCount == 2)
        #expect(figures.averageHours == 45.6)
        #expect(figures.medianHours == 46)
        #expect(figures.minimumHours == 40)
        #expect(figures.maximumHours == 50)
    }

    @Test(arguments: [[Double](), [3.0, 11.5]])
    func `there are no figures when nothing is left (SR-58)`(hours: [Double]) {
        let figures = WearFigures(hours)

        #expect(figures.averageHours == nil)
        #expect(figures.medianHours == nil)
        #expect(figures.minimumHours == nil)
        #expect(figures.maximumHours == nil)
        #expect(figures.anomalyCount == hours.count)
    }

    typealias Flagging = (median: Double?, overall: Double?, percent: Int?)
    static let flaggings: [Flagging] = [
        // Exactly at the threshold there is no flag, nor a hair below it.
        (80, 100, nil), (80 - 1e-10, 100, nil), (79.9, 100, 20), (57.6, 72, nil), (54, 72, 25),
        // 24.5 % and 29.5 % are rounded up.
        (75.5, 100, 25), (70.5, 100, 30), (50.76, 72, 30), (110, 100, nil), (nil, 100, nil),
        (50, nil, nil), (50, 0, nil),
    ]

    @Test(arguments: flaggings)
    func `a median well below the overall one is flagged with whole percent (SR-60)`(
        flagging: Flagging
    ) {
        let flag = AbsorptionFlag(
            medianHours: flagging.median,
            overallHours: flagging.overall,
            threshold: 20
        )

        #expect(flag?.percentBelow == flagging.percent)
    }

    @Test(arguments: [
        (0, RestBand.fresh), (6, .fresh), (7, .resting), (13, .resting), (14, .rested),
        (400, .rested),
    ])
    func `rest has three bands (SR-63)`(days: Int, band: RestBand) {
        #expect(RestBand(days: days) == band)
    }
}
