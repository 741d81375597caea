/// The place of a registration in the source code.
public struct SourceLine: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Module and file, as `#fileID` gives them.
    public let fileID: String
    public let line: Int

    @inlinable
    init(fileID: String, line: Int) {
        self.fileID = fileID
        self.line = line
    }

    public var description: String { "\(fileID):\(line)" }

    public static func < (left: SourceLine, right: SourceLine) -> Bool {
        (left.fileID, left.line) < (right.fileID, right.line)
    }
}
