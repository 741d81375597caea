import Foundation
import MomentumCommandLine
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumTerminal

/// `momentum suggest --batch`: many queries, an answer per line.
@MainActor
struct SuggestBatch {
    let suggest: any SuggestUseCaseProtocol
    let source: SuggestionSource
    let console: Console

    /// Answers every line of `file`; one that is not text is answered with an error.
    ///
    /// - Throws: At the end, a failure that lists the lines that are not text.
    func run(_ file: URL, showsTimings: Bool) async throws {
        let clock = ContinuousClock()
        var times: [Duration] = []
        var number = 0
        var unreadable: [Int] = []
        /// Answers the next line; `query` is `nil` for one that is not text.
        func answer(_ query: String?) async throws {
            try Task.checkCancellation()
            number += 1
            guard let query else {
                unreadable.append(number)
                let failure = Self.notText([number], of: file)
                return try console.write(FailureDocument(failure: failure))
            }
            let start = clock.now
            let found = try await suggest.execute(query, from: source)
            times.append(clock.now - start)
            let state: SuggestionFieldViewModel.State =
                found.isEmpty ? .noMatches : .suggesting(found)
            try console.write(SuggestDocument(query: query, state: state))
        }
        if file.isStandardInput {
            // Answers each line as it comes, so that a program can ask and wait for the answer.
            while let line = try await nextLine() {
                try await answer(line.map { $0.hasSuffix("\r") ? String($0.dropLast()) : $0 })
            }
        } else {
            for line in try await lines(of: file) { try await answer(line) }
        }
        if showsTimings { show(times.sorted()) }
        guard unreadable.isEmpty else { throw Self.notText(unreadable, of: file) }
    }

    /// The next line of standard input: `nil` at its end, `.some(nil)` for one that is not text.
    private func nextLine() async throws -> String?? {
        do {
            return try await console.input.nextLine().map { .some($0) } ?? .none
        } catch let failure as CommandFailure where failure.isNotText {
            return .some(nil)
        }
    }

    /// The lines of a file, `nil` for one that is not text.
    private func lines(of file: URL) async throws -> [String?] {
        let bytes = try await TerminalDocumentStore(console: console).contents(of: file)
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let complete = lines.last?.isEmpty == true ? lines.dropLast() : lines
        return complete.map { line in
            let isWindows = line.last == UInt8(ascii: "\r")
            return String(validating: isWindows ? line.dropLast() : line, as: UTF8.self)
        }
    }

    private static func notText(_ lines: [Int], of file: URL) -> CommandFailure {
        let named = lines.prefix(10).map(String.init).joined(separator: ", ")
        let others = lines.count > 10 ? " and \(lines.count - 10) more" : ""
        return .notText(
            "\(lines.count == 1 ? "Line" : "Lines") \(named)\(others) of \(file.quotedName)",
            isPlural: lines.count > 1,
            details: ["lines": lines]
        )
    }

    private func show(_ times: [Duration]) {
        guard let longest = times.last else { return }
        func microseconds(_ time: Duration) -> String {
            String(
                format: "%.1f",
                locale: Locale(identifier: "en_US_POSIX"),
                time / .microseconds(1)
            )
        }
        let middle = microseconds(times[times.count / 2])
        let high = microseconds(times[min(times.count * 99 / 100, times.count - 1)])
        console.warn("p50 \(middle) us, p99 \(high) us, max \(microseconds(longest)) us\n")
    }
}
