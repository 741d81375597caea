/// Presentation knows no file, socket or JSON, and Domain no storage (AK-1).
struct StorageRule: SourceRule {
    let name = "Domain and Presentation touch no file, socket or JSON (AK-1)"

    private static let uses: [Use] =
        [
            "FileManager", "FileHandle", "FileWrapper", "URLSession", "URLRequest", "URLResponse",
            "HTTPURLResponse", "JSONEncoder", "JSONDecoder", "JSONSerialization",
            "PropertyListEncoder", "PropertyListDecoder", "PropertyListSerialization",
            "UserDefaults", "Bundle", "Process", "Pipe", "InputStream", "OutputStream", "Stream",
            "Data(contentsOf:", "String(contentsOf:", "String(contentsOfFile:", ".write(to:",
            ".write(toFile:", "fopen", "socket",
        ].map { Use($0, advice: "what reads or writes belongs in Data") }

    func violations(in file: SourceFile) -> [Violation] {
        guard file.layer?.kind == .domain || file.layer?.kind == .presentation else { return [] }
        return Use.violations(of: Self.uses, in: file)
    }
}
