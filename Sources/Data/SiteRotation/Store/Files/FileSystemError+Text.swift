import Foundation

extension FileSystemError {
    /// The call, the file and what the system says, in one line.
    var text: String {
        "\(call.rawValue) \(path): \(String(cString: strerror(code))) (errno \(code))"
    }
}
