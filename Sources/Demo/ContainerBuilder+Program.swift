import MomentumCommandLine
import MomentumContainer
import MomentumDI

extension ContainerBuilder {
    /// The registrations of every container of the program, phone's or watch's.
    init(for context: CommandContext) throws {
        try DataDirectory.check(context.dataDirectory)
        self.init()
        install(
            SystemAssembly(
                dates: context.dates,
                calendar: context.calendar,
                locale: context.locale
            )
        )
    }

    /// Refuses, in a debug build, a graph in which Presentation gets something of Data.
    ///
    /// A release build skips the check. Finding the modules' names takes a quarter of a command's
    /// start, and the tests build the same graph.
    mutating func keepLayersApart() {
        #if DEBUG
        rule("Presentation gets nothing of Data") { edge in
            let data = ["Data", "Network", "GraphQL", "PlaceIndex", "SiteStore", "WebDAV"]
            return !edge.fromModule.hasSuffix("Presentation")
                || !data.contains(where: edge.toModule.hasSuffix)
        }
        #endif
    }
}
