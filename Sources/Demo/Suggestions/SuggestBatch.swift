import Foundation
import MomentumDomain
import MomentumPresentation

/// `momentum suggest --batch`: many queries, an answer per line.
@MainActor
struct SuggestBatch {
    let root: CompositionRoot
    let source: SuggestionSource
    let console: Console

    func run(_ file: URL, showsTimings: Bool) async throws {
        let suggest = try root.suggestUseCase()
        let lines = try String(contentsOf: file, encoding: .utf8)
            .split(omittingEmptySubsequences: false) { $0.isNewline }
        let clock = ContinuousClock()
        var times: [Duration] = []
        for line in lines.last?.isEmpty == true ? lines.dropLast() : lines[...] {
            try Task.checkCancellation()
            let query = String(line)
            let start = clock.now
            let found = try await suggest.execute(query, from: source)
            times.append(clock.now - start)
            let state: SuggestionFieldViewModel.State =
                found.isEmpty ? .noMatches : .suggesting(found)
            try console.write(SuggestDocument(query: query, state: state))
        }
        if showsTimings { show(times.sorted()) }
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
