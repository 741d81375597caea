public import Foundation
public import MomentumContainer
public import MomentumDomain
public import MomentumSystem

/// The environment that rules need: time, identifiers, calendar and locale.
public struct SystemAssembly: Assembly {
    private let dates: any WallClock
    private let calendar: Calendar
    private let locale: Locale

    /// `calendar` and its time zone decide where days begin; formats use the language of `locale`.
    public init(dates: any WallClock = SystemWallClock(), calendar: Calendar, locale: Locale) {
        self.dates = dates
        self.calendar = calendar
        self.locale = locale
    }

    public func register(in container: inout ContainerBuilder) {
        container.singleton((any WallClock).self) { [dates] in dates }
        container.singleton((any Clock<Duration>).self) { ContinuousClock() }
        container.singleton((any IdentifierSource).self) { RandomIdentifiers() }
        container.singleton(Calendar.self) { [calendar] in calendar }
        container.singleton(Locale.self) { [locale] in locale }
    }
}
