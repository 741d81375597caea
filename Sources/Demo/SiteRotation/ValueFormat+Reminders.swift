import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumTerminal

extension ValueFormat where Value == Replacement<QuietHours> {
    /// Two times of day, `22:00-07:00`, or `off`.
    static var quietHours: ValueFormat {
        ValueFormat(completion: .suggestions(["off", "22:00-07:00"])) {
            text,
            _ throws(ValueProblem) in
            guard text.lowercased() != "off" else { return .nothing }
            let form = /([0-9]{1,2}):([0-9]{2})[-–]([0-9]{1,2}):([0-9]{2})/
            guard let parts = text.wholeMatch(of: form)?.output,
                let from = minutes(parts.1, parts.2), let to = minutes(parts.3, parts.4)
            else {
                throw ValueProblem(
                    text,
                    saying("is not a time of day"),
                    hint: saying("Write it like 22:00-07:00, or off.")
                )
            }
            guard let hours = QuietHours(from: from, to: to) else {
                throw ValueProblem(
                    text,
                    saying(from == to ? "begins when it ends" : "is longer than 18 hours"),
                    hint: saying("Write it like 22:00-07:00, or off.")
                )
            }
            return .value(hours)
        }
    }

    private static func minutes(_ hour: Substring, _ minute: Substring) -> Int? {
        guard let hour = Int(hour), let minute = Int(minute), hour < 24, minute < 60 else {
            return nil
        }
        return hour * 60 + minute
    }
}

extension ValueFormat where Value == Int {
    /// The length of a snooze in minutes: `30m`, `2h`, `1h30m`.
    static var snooze: ValueFormat {
        ValueFormat(completion: .suggestions(["15m", "1h", "4h"])) {
            text,
            _ throws(ValueProblem) in
            let form = /(?:([0-9]{1,3})h)?(?:([0-9]{1,3})m)?/
            guard let parts = text.lowercased().wholeMatch(of: form)?.output,
                SiteSnooze.range.contains(
                    (parts.1.flatMap { Int($0) } ?? 0) * 60 + (parts.2.flatMap { Int($0) } ?? 0)
                )
            else {
                throw ValueProblem(
                    text,
                    saying("is not a time from 15 minutes to 12 hours"),
                    hint: saying("Write it like 30m, 2h or 1h30m.")
                )
            }
            return (parts.1.flatMap { Int($0) } ?? 0) * 60 + (parts.2.flatMap { Int($0) } ?? 0)
        }
    }

    /// A duration in hours, as whole minutes.
    static func minutes(ofHours range: ClosedRange<Int>, suggesting usual: [Double]) -> ValueFormat
    {
        let hours = Double(range.lowerBound) / 60...Double(range.upperBound) / 60
        let number = ValueFormat<Double>.number(in: hours, suggesting: usual)
        return ValueFormat(completion: number.completion) { text, context throws(ValueProblem) in
            Int((try number.read(text, context) * 60).rounded())
        }
    }
}
