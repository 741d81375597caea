import Foundation
import MomentumTerminal

extension URL {
    /// The words about a file that will be replaced; empty if it does not exist.
    var replacedWords: String {
        FileManager.default.fileExists(atPath: path(percentEncoded: false))
            ? saying(", in place of the file that was there") : ""
    }
}
