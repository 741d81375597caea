package import Foundation
import MomentumTerminal

extension URL {
    static var standardInput: URL { URL(filePath: "/dev/stdin") }

    static var standardOutput: URL { URL(filePath: "/dev/stdout") }

    package var isStandardInput: Bool {
        ["/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"].contains(path)
    }

    package var isStandardOutput: Bool {
        ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(path)
    }

    /// The name for people within a sentence.
    package var quotedName: String {
        isStandardInput
            ? saying("standard input") : saying("“\(path(percentEncoded: false))”")
    }

    /// The name for people, as a sentence begins with it.
    package var spokenName: String { isStandardInput ? saying("Standard input") : quotedName }

    /// The sentence with the name of the file added, unless it contains the path.
    package func naming(_ sentence: String) -> String {
        guard !sentence.contains(path(percentEncoded: false)), !sentence.hasPrefix(spokenName)
        else { return sentence }
        guard isStandardInput else { return saying("\(spokenName) cannot be used. \(sentence)") }
        // Text after a quotation mark may be quoted input, so it stays unchanged.
        let said = sentence.prefix { $0 != "\"" }
        let spoken = said.replacing("The file ", with: "It ").replacing("the file", with: "it")
        let rest = "\(spoken)\(sentence.dropFirst(said.count))"
        return saying("\(spokenName) cannot be used. \(rest)")
    }
}
