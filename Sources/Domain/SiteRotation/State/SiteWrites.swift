public import Foundation

/// All that one transaction writes; each record stands in it at most once.
public struct SiteWrites: Hashable, Sendable {
    public var entries: [SiteEntryWrite] = []
    public var places: [SitePlaceWrite] = []
    /// The wearer's own order of the places.
    public var order: FieldWrite<[SiteLocation.ID]> = .keep
    /// The operations that were carried out, other than those that are known by their entry.
    public var commands: [SiteCommandWrite] = []
    public var unknown: [UnknownRecordWrite] = []

    /// Writes that change nothing yet.
    public init() {}

    /// Whether nothing is written.
    public var isEmpty: Bool {
        entries.isEmpty && places.isEmpty && order == .keep && commands.isEmpty
            && unknown.isEmpty
    }

    /// Whether nothing is written but why a command of the watch was refused.
    var isRefusal: Bool {
        entries.isEmpty && places.isEmpty && order == .keep && unknown.isEmpty
            && commands.contains { $0.refusal.value ?? nil != nil }
    }
}
