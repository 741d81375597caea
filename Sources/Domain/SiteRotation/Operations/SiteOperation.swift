public import Foundation

/// A change that somebody asks for: a value with an identity, so that it takes effect once (SR-32).
public enum SiteOperation: Hashable, Sendable, Identifiable {
    case logChange(SiteChange)
    case importEntries(SiteImport)
    case importLocations(SiteLocationsImport)

    public var id: UUID {
        switch self {
        case .logChange(let change): change.id
        case .importEntries(let change): change.id
        case .importLocations(let change): change.id
        }
    }
}
