/// What is said about managing locations; part of ``SiteTexts``.
public struct SiteLocationTexts: Sendable {
    public var bothSides = "Left & Right"
    public var custom = "Custom"
    public var on = "On"
    public var off = "Off"
    /// Asks before a zone is deleted.
    public var deleteQuestion: @Sendable (_ zone: String) -> String = {
        "Delete \($0)? What was worn there stays in the history."
    }

    /// The sentences in English.
    public init() {}
}
