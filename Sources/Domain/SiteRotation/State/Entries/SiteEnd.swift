import MomentumDomain

/// The stored end of an entry; people see one that follows from it and the next entry.
///
/// Times are milliseconds since 1970.
package enum SiteEnd: Hashable, Sendable {
    /// The entry was not ended. Only the last entry is shown as open.
    case open
    /// A later change closed it; it never ends after the start of the next entry.
    case next(Int64)
    /// It was set by hand or imported, and applies unchanged.
    case fixed(Int64)

    /// The time of the change that closed the entry.
    var changeTime: Int64? {
        if case .next(let time) = self { time } else { nil }
    }

    /// The end set by hand or by a file.
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
