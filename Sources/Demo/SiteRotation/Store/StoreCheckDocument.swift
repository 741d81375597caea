import MomentumData

/// What `sites store check --json` prints.
struct StoreCheckDocument: Encodable, Sendable {
    let files: [StoreFileCheck]
    /// The names of files that look like those of a store and are none.
    var strange: [String] = []

    var text: TerminalText {
        guard !files.isEmpty || !strange.isEmpty else { return "Nothing was kept here yet.\n" }
        let table = TextTable(
            [.leading("File"), .trailing("Bytes"), .trailing("Records"), .leading("State")],
            rows: files.map { ["\($0.name)", "\($0.size)", "\($0.records)", state(of: $0)] }
        ).text
        let others = strange.map { TerminalText("\($0) is no file of a store; it was left alone.") }
        return "\(table)\(others.isEmpty ? TerminalText() : .lines(others))"
    }

    private func state(of file: StoreFileCheck) -> TerminalText {
        if file.isForeign { return TerminalText("of another store, not read", .bad) }
        var parts = file.damage.map { damage -> TerminalText in
            "\("damaged", .bad) from byte \(damage.offset) on, \(damage.count) bytes"
        }
        if file.tornBytes > 0 { parts.append("\(file.tornBytes) bytes unfinished") }
        if file.isCut { parts.append(TerminalText("cut short", .bad)) }
        if !file.isCurrent { parts.append("not needed any more") }
        return parts.isEmpty ? TerminalText("whole", .good) : .joined(parts)
    }
}
