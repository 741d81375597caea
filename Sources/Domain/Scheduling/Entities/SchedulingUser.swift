/// A person in the plan; unrelated to accounts.
public struct SchedulingUser: Hashable, Identifiable, Sendable {
    public let id: Int
    public var fullName: String
    public var craftAbility: CraftAbility
    public var jobLevel: JobLevel
    public var craftFocus: CraftFocus
    public var levelStartDate: StartDate?

    public init(
        id: Int,
        fullName: String,
        craftAbility: CraftAbility,
        jobLevel: JobLevel,
        craftFocus: CraftFocus,
        levelStartDate: StartDate?
    ) {
        self.id = id
        self.fullName = fullName
        self.craftAbility = craftAbility
        self.jobLevel = jobLevel
        self.craftFocus = craftFocus
        self.levelStartDate = levelStartDate
    }

    /// Creates a user from a form's values.
    public init(id: Int, _ draft: UserDraft) {
        self.init(
            id: id,
            fullName: draft.fullName,
            craftAbility: draft.craftAbility,
            jobLevel: draft.jobLevel,
            craftFocus: draft.craftFocus,
            levelStartDate: draft.levelStartDate
        )
    }
}

/// A person's profession.
public struct CraftAbility: KnownText {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let engineering = CraftAbility(rawValue: "Engineering")
    public static let design = CraftAbility(rawValue: "Design")
    public static let productManagement = CraftAbility(rawValue: "ProductManagement")
    public static let dataScience = CraftAbility(rawValue: "DataScience")

    public static let known: KeyValuePairs<String, String> = [
        engineering.rawValue: "Engineering",
        design.rawValue: "Design",
        productManagement.rawValue: "Product Management",
        dataScience.rawValue: "Data Science",
    ]
}

/// A person's focus within the profession.
public struct CraftFocus: KnownText {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let frontend = CraftFocus(rawValue: "Frontend")
    public static let backend = CraftFocus(rawValue: "Backend")
    public static let fullstack = CraftFocus(rawValue: "Fullstack")
    public static let mobile = CraftFocus(rawValue: "Mobile")
    public static let infrastructure = CraftFocus(rawValue: "Infrastructure")
    public static let notApplicable = CraftFocus(rawValue: "NotApplicable")

    public static let known: KeyValuePairs<String, String> = [
        frontend.rawValue: "Frontend",
        backend.rawValue: "Backend",
        fullstack.rawValue: "Fullstack",
        mobile.rawValue: "Mobile",
        infrastructure.rawValue: "Infrastructure",
        notApplicable.rawValue: "N/A",
    ]
}

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

/// A text of the wire.
///
/// Known values have a name and an order for people. Any other text is kept, shown and sent back
/// unchanged.
public protocol KnownText: RawRepresentable<String>, Hashable, Sendable {
    /// The known values in order, each with the text for people.
    static var known: KeyValuePairs<String, String> { get }

    /// Accepts any text.
    init(rawValue: String)
}

extension KnownText {
    public static var allKnown: [Self] { known.map { Self(rawValue: $0.key) } }

    /// The text to show.
    @inlinable public var displayName: String {
        // Inlinable, because a list calls it three times per row.
        for (text, name) in Self.known where text == rawValue { return name }
        return rawValue
    }

    /// The position among the known values; unknown values follow them.
    public var rank: Int {
        Self.known.firstIndex { $0.key == rawValue } ?? Self.known.count
    }
}
