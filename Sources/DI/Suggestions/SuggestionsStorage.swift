public import Foundation

/// The storage of the detail forms' answers.
public enum SuggestionsStorage: Hashable, Sendable {
    /// In memory: they last as long as the container.
    case inMemory
    /// In a file of a folder, which need not exist yet.
    case folder(URL)
}
