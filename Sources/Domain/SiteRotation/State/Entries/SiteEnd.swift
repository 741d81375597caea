import MomentumDomain

/// The stored end of an entry; the visible end depends on it and the next entry.
///
/// Times are milliseconds since 1970.
package enum SiteEnd: Hashable, Sendable {
    /// The entry was not ended. Only the last entry is shown as open.
    case open
    /// A later change closed the entry; it never ends after the start of the next one.
    case next(Int64)
    /// The end was set by hand or imported, and applies unchanged.
    case fixed(Int64)

    /// The time of the change that closed the entry.
    var changeTime: Int64? {
        if case .next(let time) = self { time } else { nil }
    }

    /// The end set by hand or by a file.
    var fixedTime: Int64? {
        if case .fixed(let time) = self { time } else { nil }
    }

    /// The end, clamped to a valid date.
    var boundedToDates: SiteEnd {
        switch self {
        case .open: .open
        case .next(let time): .next(time.boundedToDates)
        case .fixed(let time): .fixed(time.boundedToDates)
        }
    }
}
