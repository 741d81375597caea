public import Foundation

/// All that one transaction writes; each record is written by it at most once.
public struct SiteWrites: Hashable, Sendable {
    public var entries: [SiteEntryWrite] = []
    /// What entries held already, for devices that have not kept it.
    public var restatements: [SiteEntryRestatement] = []
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
        entries.isEmpty && restatements.isEmpty && places.isEmpty && order == .keep
            && commands.isEmpty && unknown.isEmpty
    }

    /// Whether nothing is written but why a command of the watch was refused.
    var isRefusal: Bool {
        entries.isEmpty && restatements.isEmpty && places.isEmpty && order == .keep
            && unknown.isEmpty && commands.contains { $0.refusal.value ?? nil != nil }
    }
}
