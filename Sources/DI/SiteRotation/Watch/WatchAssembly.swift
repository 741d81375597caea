import Foundation
public import MomentumContainer
import MomentumPresentation
public import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

/// Wires the watch, which has no records, settings or sync of its own.
public struct WatchAssembly: Assembly {
    private let channel: WatchClient.Channel
    private let keeping: WatchKeeping
    private let texts: SiteTexts

    /// `channel` has the watch's ends of the link.
    ///
    /// `keeping` stores the last state for the next launch and the complications. `texts` are in
    /// English by default.
    public init(
        channel: WatchClient.Channel,
        keeping: WatchKeeping,
        texts: SiteTexts = SiteTexts()
    ) {
        self.channel = channel
        self.keeping = keeping
        self.texts = texts
    }

    public func register(in container: inout ContainerBuilder) {
        container.singleton(WatchClient.Channel.self) { [channel] in channel }
        container.registerKept(keeping)
        container.singleton(
            (any WatchClientProtocol).self,
            WatchClient.init(channel:keeping:dates:identifiers:)
        )
        container.singleton(SiteDisplay.self) { [texts] (locale: Locale, calendar: Calendar) in
            SiteDisplay(texts: texts, locale: locale, calendar: calendar)
        }
        container.mainActorSingleton(Feed<WatchSituation>.self, Feed<WatchSituation>.init(_:))
    }
}
