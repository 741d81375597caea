/// Waiting goes through a clock that is passed in, so that no test waits for real (AK-12).
struct SleepRule: SourceRule {
    let name = "nothing sleeps by itself, tests least of all (AK-12)"

    private static let uses: [Use] =
        [
            "Task.sleep", "Thread.sleep", "ContinuousClock().sleep", "usleep(", "sleep(",
            "nanosleep(",
        ]
        .map { Use($0, advice: "wait on a clock that is passed in, in tests on a TestClock") }

    func violations(in file: SourceFile) -> [Violation] {
        Use.violations(of: Self.uses, in: file)
    }
}
