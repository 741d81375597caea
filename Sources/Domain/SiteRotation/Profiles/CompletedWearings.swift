/// The completed wearings at one place with one profile.
struct CompletedWearings {
    /// The worn hours, ascending after sorting.
    private(set) var hours: [Double] = []
    /// The number of wearings since reasons are recorded.
    private var recorded = 0
    private var reasons: [RemovalReason: Int] = [:]

    init(capacity: Int = 0) {
        hours.reserveCapacity(capacity)
    }

    /// The failures among them, counted from the first entry with a reason.
    var failures: FailureFigures { FailureFigures(completed: recorded, reasons: reasons) }

    /// Adds a wearing; `reason` is `nil` before reasons were recorded.
    mutating func add(hours: Double, reason: RemovalReason??) {
        self.hours.append(hours)
        guard let reason else { return }
        recorded += 1
        if let reason { reasons[reason, default: 0] += 1 }
    }

    mutating func sort() {
        hours.sort()
    }
}
