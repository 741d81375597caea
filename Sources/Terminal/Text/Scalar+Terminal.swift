extension Unicode.Scalar {
    /// True if a terminal may interpret the scalar, or reorder the text around it (CL-7).
    ///
    /// These are the control characters (C0, DEL, C1), the line and paragraph separators, and
    /// Unicode's bidirectional controls: marks, embeddings, overrides and isolates.
    package var steersTerminal: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F: true
        case 0x2028...0x2029: true
        case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
