/// Why the phone did not carry out what the watch asked for.
public enum SiteCommandRefusal: Hashable, Sendable {
    /// The location is not there, or no longer.
    case unknownLocation
    /// A reason that this version does not know.
    case other(code: UInt8)

    /// Stands for the reason in files and payloads, so it never changes; zero is none.
    public var code: UInt8 {
        switch self {
        case .unknownLocation: 1
        case .other(let code): code
        }
    }

    /// The reason that a code stands for; `nil` for zero.
    public init?(code: UInt8) {
        switch code {
        case 0: return nil
        case 1: self = .unknownLocation
        default: self = .other(code: code)
        }
    }
}
