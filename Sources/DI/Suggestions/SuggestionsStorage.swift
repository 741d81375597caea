public import Foundation

/// Where the answers of the detail forms are kept.
public enum SuggestionsStorage: Hashable, Sendable {
    /// Nowhere: they last as long as the container.
    case inMemory
    /// In a file of a folder, which need not exist yet.
    case folder(URL)
}
