import Foundation
import MomentumDI

extension SystemAssembly {
    /// The system with a calendar and a language that are the same everywhere.
    static var fixture: SystemAssembly {
        SystemAssembly(
            calendar: Calendar(identifier: .gregorian),
            locale: Locale(identifier: "en_US_POSIX")
        )
    }
}
