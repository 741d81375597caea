import MomentumDomain
import Synchronization

/// The address near which places are searched, one for all fields and screens of a program.
public final class CurrentAddress: Sendable {
    /// An address with its position, if whoever set it knew that.
    struct Location: Hashable, Sendable {
        var address: String
        var coordinate: Coordinate?
    }

    private let known: Mutex<Location?>
    private let broadcast = Broadcast<String>()

    /// - Parameter address: The address; `nil` while the saved one has not been read.
    public init(_ address: String? = nil) {
        known = Mutex(address.map { Location(address: PrefixRule.trimmed($0)) })
    }

    /// The address without white space at either end; empty while none is known.
    public var value: String { location.address }

    /// True once it was set, to an empty one as well.
    public var isKnown: Bool { known.withLock { $0 != nil } }

    var location: Location { known.withLock { $0 ?? Location(address: "") } }

    /// The present address, then each other one that is set; a slow listener gets the newest.
    public var changes: AsyncStream<String> {
        broadcast.values(startingWith: value)
    }

    /// Searches near another address from now on; listeners hear of a changed one.
    ///
    /// - Parameters:
    ///   - address: The address; white space at either end does not count.
    ///   - coordinate: Its position, where a completer of addresses found that; `nil` leaves it to
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

    /// Takes the saved address, unless one was set meanwhile; that is no change.
    func adopt(_ saved: String) {
        known.withLock { $0 = $0 ?? Location(address: PrefixRule.trimmed(saved)) }
    }
}
