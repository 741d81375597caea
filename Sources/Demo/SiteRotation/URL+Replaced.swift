import Foundation

extension URL {
    /// The words about a file that is about to be replaced; empty where there is none.
    var replacedWords: String {
        FileManager.default.fileExists(atPath: path(percentEncoded: false))
            ? ", in place of the file that was there" : ""
    }
}
