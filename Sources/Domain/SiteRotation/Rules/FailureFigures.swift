import Foundation

/// The number of sets that came off early, according to the recorded reasons.
public struct FailureFigures: Hashable, Sendable {
    /// The number of wearings completed since the first recorded reason.
    public let completed: Int
    /// The number of wearings with a reason.
    public let recorded: Int
    /// The number of wearings with a reason other than a planned change.
    public let count: Int
    /// The most frequent reason of a failure; the first in display order among equals.
    public let commonest: RemovalReason?
    private let reasons: [RemovalReason: Int]

    /// - Parameters:
    ///   - completed: The number of completed wearings, with or without a reason.
    ///   - reasons: The recorded reasons.
    init(completed: Int, reasons: [RemovalReason: Int]) {
        let failures = reasons.filter { $0.key.isFailure }
        self.completed = completed
        self.reasons = reasons
        recorded = reasons.values.reduce(0, +)
        count = failures.values.reduce(0, +)
        commonest =
            failures.min { left, right in
                if left.value != right.value { return left.value > right.value }
                return (left.key.position, left.key.rawValue)
                    < (right.key.position, right.key.rawValue)
            }?.key
    }

    /// The sum of the figures of several places.
    init(_ parts: [FailureFigures]) {
        var reasons: [RemovalReason: Int] = [:]
        for part in parts { reasons.merge(part.reasons, uniquingKeysWith: +) }
        self.init(completed: parts.map(\.completed).reduce(0, +), reasons: reasons)
    }

    /// The share of failures; `nil` while too few changes have a reason.
    ///
    /// People record failures more often than successes, so 4 of 5 changes need a reason.
    public var rate: FailureRate? {
        recorded >= 5 && recorded * 5 >= completed * 4
            ? FailureRate(count: count, of: recorded) : nil
    }

    /// True if sets fail clearly more often here than elsewhere; `total` has the figures of all
    /// places, including this one.
    func isMarked(among total: FailureFigures) -> Bool {
        let others = (count: total.count - count, recorded: total.recorded - recorded)
        guard recorded >= 10, others.recorded >= 10 else { return false }
        let low = FailureRate(count: count, of: recorded).low
        return low > Double(others.count) / Double(others.recorded)
    }
}

/// A share with its Wilson interval, which contains the true share with a probability of 95%.
///
/// E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", 1927.
public struct FailureRate: Hashable, Sendable {
    /// The share, between 0 and 1.
    public let share: Double
    /// The lower bound of the interval, between 0 and 1.
    public let low: Double
    /// The upper bound of the interval, between 0 and 1.
    public let high: Double

    /// - Parameters:
    ///   - count: The number of failures, at most `total`.
    ///   - total: The number of wearings, more than 0.
    init(count: Int, of total: Int) {
        let (count, total) = (Double(count), Double(total))
        let z = 1.959_963_984_540_054
        share = count / total
        let scale = 1 + z * z / total
        let centre = (share + z * z / (2 * total)) / scale
        let reach =
            z / scale * (share * (1 - share) / total + z * z / (4 * total * total)).squareRoot()
        // Rounding must not move a bound that is certain.
        low = count == 0 ? 0 : centre - reach
        high = count == total ? 1 : centre + reach
    }

    /// Whole percent, halves rounded up, even if the quotient is inexact as for 23 and 40.
    public static func percent(_ share: Double) -> Int {
        Int((share * 100 + 0.5 + 1e-9).rounded(.down))
    }
}
