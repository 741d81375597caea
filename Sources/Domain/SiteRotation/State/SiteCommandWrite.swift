public import Foundation

/// What a transaction writes about an operation that was carried out.
public struct SiteCommandWrite: Hashable, Sendable, Identifiable {
    public let id: SiteOperation.ID
    /// When it was carried out, in milliseconds since 1970.
    public var time: FieldWrite<Int64>
    /// The transaction that the operation took back, when it is an undo (ST-62).
    public var undone: FieldWrite<TransactionID>
    /// Why a command of the watch was refused; `nil` when it was carried out (SR-131).
    public var refusal: FieldWrite<SiteCommandRefusal?>
    public var unknown: [UnknownField]

    public init(
        id: SiteOperation.ID,
        time: FieldWrite<Int64> = .keep,
        undone: FieldWrite<TransactionID> = .keep,
        refusal: FieldWrite<SiteCommandRefusal?> = .keep,
        unknown: [UnknownField] = []
    ) {
        self.id = id
        self.time = time
        self.undone = undone
        self.refusal = refusal
        self.unknown = unknown
    }
}
