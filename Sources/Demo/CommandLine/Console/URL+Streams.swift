import Foundation

extension URL {
    /// Standard input, as the system names it.
    static var standardInput: URL { URL(filePath: "/dev/stdin") }

    /// Standard output, as the system names it.
    static var standardOutput: URL { URL(filePath: "/dev/stdout") }

    var isStandardInput: Bool {
        ["/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"].contains(path)
    }

    var isStandardOutput: Bool {
        ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(path)
    }
}
