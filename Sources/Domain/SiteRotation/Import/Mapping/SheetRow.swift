/// The cells of a row, read but not interpreted yet.
struct SheetRow {
    /// The longest wearing in seconds; longer ones result from a wrong clock.
    static let longest = 87_600 * 3600.0

    let number: Int
    /// The start as the file spells it.
    let text: String
    let start: SheetDate
    let time: SheetTime?
    let end: SheetDate?
    /// The end as the file spells it; empty without one.
    let endText: String
    let duration: SheetDuration?
    let durationText: String
    /// The position of the location among ``SheetPlaces/texts``.
    let location: Int
    let note: String?
    let reason: RemovalReason?
    /// The reason as the file spells it; `nil` without one.
    let reasonText: String?

    /// The start, and the end if there is one, each as the file spells it.
    var dates: [(date: SheetDate, text: String)] {
        guard let end else { return [(start, text)] }
        return [(start, text), (end, endText)]
    }
}
