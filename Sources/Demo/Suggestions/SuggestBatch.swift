import Foundation
import MomentumCommandLine
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation

/// `momentum suggest --batch`: many queries, an answer per line.
@MainActor
struct SuggestBatch {
    let suggest: any SuggestUseCaseProtocol
    let source: SuggestionSource
    let console: Console

    func run(_ file: URL, showsTimings: Bool) async throws {
        let clock = ContinuousClock()
        var times: [Duration] = []
        func answer(_ query: String) async throws {
            try Task.checkCancellation()
            let start = clock.now
            let found = try await suggest.execute(query, from: source)
            times.append(clock.now - start)
            let state: SuggestionFieldViewModel.State =
                found.isEmpty ? .noMatches : .suggesting(found)
            try console.write(SuggestDocument(query: query, state: state))
        }
        if file.isStandardInput {
            // Answers each line as it comes, so that a program can ask and wait for the answer.
            while let line = try await console.input.nextLine() {
                try await answer(line.hasSuffix("\r") ? String(line.dropLast()) : line)
            }
        } else {
            for line in try await lines(of: file) { try await answer(line) }
        }
        if showsTimings { show(times.sorted()) }
    }

    private func lines(of file: URL) async throws -> [String] {
        let bytes = try await TerminalDocumentStore(console: console).contents(of: file)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw CommandFailure.notText(file.spokenName)
        }
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
        return lines.last?.isEmpty == true ? lines.dropLast() : lines
    }

    private func show(_ times: [Duration]) {
        guard let longest = times.last else { return }
        func microseconds(_ time: Duration) -> String {
            String(format: "%.1f", locale: GlobalOptions.locale, time / .microseconds(1))
        }
        let middle = microseconds(times[times.count / 2])
        let high = microseconds(times[min(times.count * 99 / 100, times.count - 1)])
        console.warn("p50 \(middle) us, p99 \(high) us, max \(microseconds(longest)) us\n")
    }
}
