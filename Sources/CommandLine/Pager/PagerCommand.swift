import Foundation

/// The program that shows long lists on a terminal (CL-17).
enum PagerCommand {
    /// Exits if the output fits on one screen, keeps colours, and leaves the text on the screen.
    private static let usual = "less -FRX"

    /// The command line for a shell; `nil` if output is not paged.
    ///
    /// An empty variable or `cat` turns paging off. So does a missing program: the list matters
    /// more than the pager.
    static func find(in variables: [String: String]) -> String? {
        let wanted = variables["MOMENTUM_PAGER"] ?? variables["PAGER"] ?? usual
        let command = wanted.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let program = command.split(separator: " ").first, command != "cat" else {
            return nil
        }
        return isThere(String(program), path: variables["PATH"] ?? "") ? command : nil
    }

    private static func isThere(_ program: String, path: String) -> Bool {
        let folders = program.contains("/") ? [""] : path.split(separator: ":").map { "\($0)/" }
        return folders.contains { access("\($0)\(program)", X_OK) == 0 }
    }
}
