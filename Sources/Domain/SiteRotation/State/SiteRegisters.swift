package import Foundation

/// All registers of a state but those of its entries, as a snapshot keeps them.
///
/// A register that was never written is left out, or `nil`.
package struct SiteRegisters: Hashable, Sendable {
    /// The registers of one place.
    package struct Place: Hashable, Sendable, Identifiable {
        package let id: SiteLocation.ID
        package var identity: Register<SitePlace>?
        package var enabled: Register<Bool>?
        package var removed: Register<Bool>?

        package init(id: SiteLocation.ID) {
            self.id = id
        }

        var isEmpty: Bool { identity == nil && enabled == nil && removed == nil }
    }

    /// The keys that entries name by position; the first is that of what was never written.
    package var keys: [OrderKey] = [.base]
    /// The places that entries name by position.
    package var entryPlaces: [SiteLocation.ID] = []
    /// The deleted entries, each with the position of the key of its deletion (ST-32).
    package var tombstones: [UUID: UInt32] = [:]
    package var places: [Place] = []
    package var order: Register<[SiteLocation.ID]>?
    /// The operations that were carried out, with the time of each in milliseconds since 1970.
    package var commands: [SiteOperation.ID: Register<Int64>] = [:]
    /// The answer to each command of the watch.
    package var answers: [SiteChangeCommand.ID: Register<CommandAnswer>] = [:]
    package var unknown: [UnknownFieldID: Register<[UInt8]>] = [:]

    /// The registers of the base state.
    package init() {}
}
