/// A person's seniority, in rank order.
public struct JobLevel: KnownText {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let junior = JobLevel(rawValue: "Junior")
    public static let mid = JobLevel(rawValue: "Mid")
    public static let senior = JobLevel(rawValue: "Senior")
    public static let staff = JobLevel(rawValue: "Staff")
    public static let principal = JobLevel(rawValue: "Principal")

    public static let known: KeyValuePairs<String, String> = [
        junior.rawValue: "Junior",
        mid.rawValue: "Mid",
        senior.rawValue: "Senior",
        staff.rawValue: "Staff",
        principal.rawValue: "Principal",
    ]
}
