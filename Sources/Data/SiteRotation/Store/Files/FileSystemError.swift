public import Foundation

/// A call to the operating system failed.
public struct FileSystemError: Error, Hashable, Sendable {
    public let call: FileSystemCall
    public let path: String
    /// The number of the error, as in `errno`.
    public let code: Int32
    /// What stands where a regular file belongs, if that is why.
    public let obstacle: FileObstacle?

    public init(
        call: FileSystemCall,
        path: String,
        code: Int32,
        obstacle: FileObstacle? = nil
    ) {
        self.call = call
        self.path = path
        self.code = code
        self.obstacle = obstacle
    }
}

extension FileSystemError: CustomNSError {
    public static var errorDomain: String { NSPOSIXErrorDomain }
    public var errorCode: Int { Int(code) }
}
