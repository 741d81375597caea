import MomentumDomain

/// How an entry ends, as it is stored; what people see follows from it and from the next entry.
///
/// Times are milliseconds since 1970.
package enum SiteEnd: Hashable, Sendable {
    /// Nobody has ended it. Only the last entry is shown as open.
    case open
    /// A later change closed it; it never ends after the start of the next entry.
    case next(Int64)
    /// It was set by hand or imported, and stands as it is.
    case fixed(Int64)

    /// When the change came that closed the entry.
    var changeTime: Int64? {
        if case .next(let time) = self { time } else { nil }
    }

    /// When it ended by hand, or by the word of a file.
    var fixedTime: Int64? {
        if case .fixed(let time) = self { time } else { nil }
    }

    /// The same end, at a time that a date can have.
    var boundedToDates: SiteEnd {
        switch self {
        case .open: .open
        case .next(let time): .next(time.boundedToDates)
        case .fixed(let time): .fixed(time.boundedToDates)
        }
    }
}
