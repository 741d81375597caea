public import Foundation

/// All registers of a state but those of its entries, as a snapshot keeps them.
///
/// A register that was never written is left out, or `nil`.
public struct SiteRegisters: Hashable, Sendable {
    /// The registers of one place.
    public struct Place: Hashable, Sendable, Identifiable {
        public let id: SiteLocation.ID
        public var identity: Register<SitePlace>?
        public var enabled: Register<Bool>?
        public var removed: Register<Bool>?

        public init(id: SiteLocation.ID) {
            self.id = id
        }

        var isEmpty: Bool { identity == nil && enabled == nil && removed == nil }
    }

    /// The keys that entries name by position; the first is that of what was never written.
    public var keys: [OrderKey] = [.base]
    /// The places that entries name by position.
    public var entryPlaces: [SiteLocation.ID] = []
    /// The deleted entries, each with the position of the key of its deletion (ST-32).
    public var tombstones: [UUID: UInt32] = [:]
    public var places: [Place] = []
    public var order: Register<[SiteLocation.ID]>?
    /// The operations that were carried out, with the time of each in milliseconds since 1970.
    public var commands: [SiteOperation.ID: Register<Int64>] = [:]
    public var unknown: [UnknownFieldID: Register<[UInt8]>] = [:]

    /// The registers of the base state.
    public init() {}
}
