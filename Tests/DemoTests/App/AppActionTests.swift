import Foundation
import Testing

/// Every action of a view model has a key.
@Suite struct AppActionTests {
    /// A public function of a view model that is awaited or returns nothing.
    private struct Action: Hashable {
        let type: String
        let name: String
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardized

    /// The actions that no page calls, and why.
    private static let exceptions: [(types: [String], name: String, reason: String)] = [
        (
            [
                "TeamFormViewModel", "TeamViewModel", "TeamsViewModel", "UserFormViewModel",
                "UserViewModel", "UsersViewModel",
            ],
            "close", "The router closes a view model with its screen."
        ),
        (
            ["TeamViewModel", "UserViewModel"],
            "goBack", "Esc takes the screen off the router of the application."
        ),
        (
            ["SuggestionFieldViewModel"],
            "cancel", "The router cancels the work of a screen that it gives up."
        ),
        (
            ["SiteReportViewModel"], "load",
            "The application writes the file at once, and a host shows it first."
        ),
        (
            ["SiteUndoViewModel"], "undo", "The application shows what it would take back first."
        ),
        (["SiteUndoViewModel"], "redo", "The application shows what it would do again first."),
        (
            ["SiteRemindersViewModel"], "calendarFile",
            "A command writes the file, and the application has no field for its name."
        ),
        (
            ["DetailFormViewModel", "SiteSelectionViewModel", "WatchSelectionViewModel"], "leave",
            "The router leaves a screen that it gives up."
        ),
    ]

    @Test func `a page calls every action of its view model, or an exception says why (TA-19)`()
        throws
    {
        let actions = try Self.actions()
        let pages = try Self.pages()
        let unused = actions.filter { !Self.isCalled($0, in: pages) }
        let excepted = Self.exceptions.flatMap { exception in
            exception.types.map { Action(type: $0, name: exception.name) }
        }

        #expect(actions.count > 100)
        #expect(Set(unused).subtracting(excepted) == [])
        #expect(Set(excepted).subtracting(unused) == [], "These exceptions are not needed.")
        #expect(Self.exceptions.allSatisfy { $0.reason.hasSuffix(".") })
    }

    /// The actions in the recorded interface of the presentation modules.
    private static func actions() throws -> [Action] {
        let folder = root.appending(path: "Docs/API")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix("Presentation.txt") }
            .flatMap { name in
                try String(contentsOf: folder.appending(path: name), encoding: .utf8)
                    .split(separator: "\n").compactMap(action)
            }
    }

    private static func action(_ line: Substring) -> Action? {
        let form = /(\w+ViewModel)\.(\w+)\(.*?\)  .*?\bfunc \w+(.*)/
        guard let match = line.wholeMatch(of: form) else { return nil }
        let (type, name, signature) = (match.output.1, match.output.2, match.output.3)
        // The text after the list of the parameters, which may have closures.
        var depth = 0
        let result = signature.drop { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth > 0
        }
        let isAction =
            !result.contains("->") || result.contains("async") || result.contains("Task<")
        return isAction ? Action(type: String(type), name: String(name)) : nil
    }

    /// The texts of the application, by the name of their file before a plus.
    private static func pages() throws -> [(name: String, text: String)] {
        let folder = root.appending(path: "Sources/Demo/App")
        let paths =
            FileManager.default.enumerator(atPath: folder.path)?
            .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
        return try paths.map { path in
            let file = folder.appending(path: path)
            let name = file.deletingPathExtension().lastPathComponent.prefix { $0 != "+" }
            return (String(name), try String(contentsOf: file, encoding: .utf8))
        }
    }

    /// True if a page that has the view model, or an extension of it, calls the action.
    private static func isCalled(
        _ action: Action,
        in pages: [(name: String, text: String)]
    ) -> Bool {
        let owners = Set(pages.filter { has(action.type, $0.text) }.map(\.name))
            .subtracting(["AppPages"])
        return pages.contains { page in
            guard owners.contains(page.name) else { return false }
            let calls = page.name == action.type ? [" \(action.name)("] : [".\(action.name)"]
            // A case of an enum behind a parenthesis is no call.
            let text = page.text.replacing("func \(action.name)", with: "")
                .replacing("(.\(action.name))", with: "")
            return calls.contains { has($0, text) }
        }
    }

    /// True if the text has the words, not as a part of longer ones.
    private static func has(_ words: String, _ text: String) -> Bool {
        text.ranges(of: words).contains { range in
            let next = text[range.upperBound...].first
            return words.hasSuffix("(") || !(next?.isLetter ?? false || next?.isNumber ?? false)
        }
    }
}
