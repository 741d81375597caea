import MomentumCommandLine
import MomentumContainer
import MomentumSiteRotationDI

/// The composition root of the watch, which has a container of its own, without records (SR-123).
@MainActor
final class WatchRoot {
    private let context: CommandContext
    private var made: WatchBuilder?

    init(_ context: CommandContext) {
        self.context = context
    }

    /// The Builder of the watch's screens, made at the first call.
    func builder() throws -> WatchBuilder {
        if let made { return made }
        var builder = try CompositionRoot.system(context)
        builder.install(WatchPlaces(context).watch)
        let watch = try WatchBuilder(container: builder.build())
        made = watch
        return watch
    }
}
