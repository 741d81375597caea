/// The reason the phone refused a request of the watch.
public enum SiteCommandRefusal: Hashable, Sendable {
    /// The location does not exist, or was removed.
    case unknownLocation
    /// A reason that this version does not know.
    case other(code: UInt8)

    /// The reason's code in files and payloads, so it never changes; zero means none.
    public var code: UInt8 {
        switch self {
        case .unknownLocation: 1
        case .other(let code): code
        }
    }

    /// Creates the reason for a code; `nil` for zero.
    public init?(code: UInt8) {
        switch code {
        case 0: return nil
        case 1: self = .unknownLocation
        default: self = .other(code: code)
        }
    }
}
