import MomentumCommandLine
import MomentumSchedulingDomain

enum UserValues {
    static let name = Option.value("name", "NAME", "The full name.", as: .text)
    static let craft = Option.value(
        "craft",
        "ABILITY",
        "What the person does.",
        as: .choice(CraftAbility.allKnown) { $0.rawValue }
    )
    static let level = Option.value(
        "level",
        "LEVEL",
        "How senior the person is.",
        as: .choice(JobLevel.allKnown) { $0.rawValue }
    )
    static let focus = Option.value(
        "focus",
        "FOCUS",
        "What the person concentrates on.",
        as: .choice(CraftFocus.allKnown) { $0.rawValue }
    )
    static let start = Option.value(
        "start",
        "DAY",
        "When the level was reached, like 2026-03-02 or yesterday; none for no date.",
        as: .orNone(.startDay)
    )
    static let all: [any AnyOption] = [name, craft, level, focus, start, SchedulingScreens.server]

    /// Applies the given values to a draft.
    static func apply(_ call: Invocation, to draft: inout UserDraft) {
        if let name = call[name] { draft.fullName = name }
        if let craft = call[craft] { draft.craftAbility = craft }
        if let level = call[level] { draft.jobLevel = level }
        if let focus = call[focus] { draft.craftFocus = focus }
        if let start = call[start] { draft.levelStartDate = start.value }
    }
}
