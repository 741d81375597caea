@testable import MomentumData

/// A flush that a ``FaultyFileSystem`` was asked for.
struct IgnoredFlush: Sendable {
    let call: FileSystemCall
    let path: String
    /// The length of the file.
    let size: Int
    /// The number of the call among those of its kind, from 1.
    let number: Int
}
