import Foundation
import MomentumTerminal

extension Date {
    /// The day for people, and the time if wanted, in the language of the running task.
    func text(time: Date.FormatStyle.TimeStyle = .omitted, in zone: TimeZone) -> String {
        formatted(
            Date.FormatStyle(
                date: .abbreviated,
                time: time,
                locale: TerminalLanguage.current.locale,
                calendar: Calendar(identifier: .gregorian),
                timeZone: zone
            )
        )
    }
}
