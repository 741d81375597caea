import MomentumCommandLine
import MomentumContainer
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumTerminal

/// The composition root of the watch, with its own container and without records (SR-123).
@MainActor
final class WatchRoot {
    /// The failure if nothing is known of the phone, because of a reported error.
    static var unreadable: CommandFailure {
        CommandFailure(
            domain: WatchLinkError.errorDomain,
            code: 0,
            kind: "unreadable",
            message: said("The watch has no state of the phone to show.")
        )
    }

    private let context: CommandContext
    /// The files of the watch and of the phone, which may be in the same program.
    let places: WatchPlaces
    private var made: WatchBuilder?
    private var madePair: WatchPair?

    init(_ context: CommandContext) {
        self.context = context
        places = WatchPlaces(context)
    }

    /// The Builder of the watch's screens, created at the first call.
    func builder() throws -> WatchBuilder {
        if let made { return made }
        var builder = try ContainerBuilder(for: context)
        builder.install(places.watch)
        let watch = try WatchBuilder(container: builder.build())
        made = watch
        return watch
    }

    /// True if a failure between phone and watch was reported.
    var hasFailures: Bool { places.log.hasFailures }

    /// The watch next to the phone whose side is `host`, created at the first call.
    func pair(with host: any WatchHostProtocol) throws -> WatchPair {
        if let madePair { return madePair }
        let pair = WatchPair(watch: try builder(), host: host, valve: places.states)
        madePair = pair
        return pair
    }
}
