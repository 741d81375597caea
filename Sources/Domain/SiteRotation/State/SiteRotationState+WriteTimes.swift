public import Foundation
import MomentumDomain

extension SiteRotationState {
    /// The write times of entries, and of the reminder settings; unknown entries have none.
    ///
    /// - Complexity: O(*n*) in the number of entries, and O(1) per entry after a change.
    public func writeTimes(of ids: [SiteEntry.ID]) -> SiteWriteTimes {
        let known = ids.filter(isCreated).map { ($0, times(of: $0)) }
        return SiteWriteTimes(
            entries: Dictionary(known) { first, _ in first },
            settings: tables.settings[SettingsRecord.recordID].flatMap { registers in
                registers.ofReminders.compactMap { $0?.key }.max().map(Self.wallTime)
            }
        )
    }

    private func times(of id: SiteEntry.ID) -> SiteWriteTimes.Entry {
        let registers = registers(of: id)
        let details = tables.details[id]
        let further = [details?.target?.key, details?.snoozed?.key].compactMap(\.self)
        let own = registers.keys.all.map { keys[Int($0)] }
        // The end of a set is written with the change that closes it.
        let end = keys[Int(registers.keys.end)]
        return SiteWriteTimes.Entry(
            first: Date(milliseconds: registers.row.created >> 16),
            latest: Self.wallTime((own + further).max() ?? .base),
            closing: Self.wallTime(end)
        )
    }

    /// The wall-clock time in a stamp, see ``stamp(of:)``.
    private static func wallTime(_ key: OrderKey) -> Date {
        Date(milliseconds: Int64(clamping: key.stamp >> 16))
    }
}

extension SettingsRecord.Registers {
    /// The registers that determine the times of reminders.
    fileprivate var ofReminders: [Register<Int64?>?] {
        [target, reminders, lead, repeatAfter, repeatCount, quietFrom, quietTo, margin]
    }
}
