import MomentumData

/// What `sites store check --json` prints.
struct StoreCheckDocument: Encodable, Sendable {
    let files: [StoreFileCheck]

    var text: TerminalText {
        guard !files.isEmpty else { return "Nothing was kept here yet.\n" }
        return TextTable(
            [.leading("File"), .trailing("Bytes"), .trailing("Records"), .leading("State")],
            rows: files.map { ["\($0.name)", "\($0.size)", "\($0.records)", state(of: $0)] }
        ).text
    }

    private func state(of file: StoreFileCheck) -> TerminalText {
        var parts = file.damage.map { damage -> TerminalText in
            "\("damaged", .bad) from byte \(damage.offset) on, \(damage.count) bytes"
        }
        if file.tornBytes > 0 { parts.append("\(file.tornBytes) bytes unfinished") }
        if !file.isCurrent { parts.append("not needed any more") }
        return parts.isEmpty ? TerminalText("whole", .good) : .joined(parts)
    }
}
