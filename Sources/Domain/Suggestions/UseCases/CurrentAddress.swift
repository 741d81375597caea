import MomentumDomain
import Synchronization

/// The address near which places are searched, shared by all fields and screens of a program.
public final class CurrentAddress: Sendable {
    /// An address with its position, if the caller that set it knew the position.
    struct Location: Hashable, Sendable {
        var address: String
        var coordinate: Coordinate?
    }

    private let known: Mutex<Location?>
    private let broadcast = Broadcast<String>()

    /// - Parameter address: The address; `nil` until the saved one has been read.
    public init(_ address: String? = nil) {
        known = Mutex(address.map { Location(address: PrefixRule.trimmed($0)) })
    }

    /// The trimmed address; empty while none is known.
    public var value: String { location.address }

    /// True once it was set, even to an empty address.
    public var isKnown: Bool { known.withLock { $0 != nil } }

    var location: Location { known.withLock { $0 ?? Location(address: "") } }

    /// The current address, then the one of each change; a slow listener gets only the newest.
    public var changes: AsyncStream<String> {
        broadcast.values(startingWith: value)
    }

    /// Searches near another address from now on; notifies listeners of a change.
    ///
    /// - Parameters:
    ///   - address: The address, which is trimmed.
    ///   - coordinate: Its position, if a completer of addresses found it; `nil` leaves that to
    ///     ``PrimeLocationUseCase``.
    public func set(_ address: String, at coordinate: Coordinate? = nil) {
        let address = PrefixRule.trimmed(address)
        let isChanged = known.withLock { known in
            let former = known ?? Location(address: "")
            let isSame = former.address == address
            let coordinate = coordinate ?? (isSame ? former.coordinate : nil)
            known = Location(address: address, coordinate: coordinate)
            return known != former
        }
        if isChanged { broadcast.send(address) }
    }

    /// Takes over the saved address, unless one was set meanwhile; this does not count as a change.
    func adopt(_ saved: String) {
        known.withLock { $0 = $0 ?? Location(address: PrefixRule.trimmed(saved)) }
    }
}
