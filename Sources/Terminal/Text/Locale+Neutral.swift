package import Foundation

extension Locale {
    /// A locale with the same formats for everyone: English, 24-hour times.
    package static let neutral = Locale(identifier: "en_US_POSIX@hours=h23")
}
