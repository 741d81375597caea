import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumTerminal

/// `momentum suggest --batch`: many queries, one answer per line.
@MainActor
struct SuggestBatch {
    let suggest: any SuggestUseCaseProtocol
    let prime: any PrimeLocationUseCaseProtocol
    /// The place of the lines without their own.
    let home: PrimedLocation
    let source: SuggestionSource
    let console: Console

    /// A line: the text, and its own place to search near, if any.
    private struct Query {
        let text: String
        var place: NearPlace?

        /// Returns `nil` for a line with an invalid place.
        init?(_ line: String) {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            text = String(parts[0])
            guard parts.count > 1 else { return }
            guard parts.count == 3, let place = NearPlace(latitude: parts[1], longitude: parts[2])
            else { return nil }
            self.place = place
        }
    }

    /// Answers every line of `file`; a line that is not text, has an invalid place, or whose search
    /// fails gets an error.
    ///
    /// - Throws: At the end, a failure that lists the lines that are not text, or those whose
    ///   search failed; at once, if there is no source.
    func run(_ file: URL, showsTimings: Bool) async throws {
        let clock = ContinuousClock()
        var times: [Duration] = []
        var number = 0
        var unreadable: [Int] = []
        var unanswered: [Int] = []
        /// Answers the next line; `nil` means it is not text.
        func answer(_ line: String?) async throws {
            try Task.checkCancellation()
            number += 1
            guard let line else {
                unreadable.append(number)
                let failure = Self.notText([number], of: file)
                return try console.write(FailureDocument(failure: failure))
            }
            guard let query = Query(line) else {
                return try console.write(FailureDocument(failure: Self.noPlace(number, of: file)))
            }
            let found: Suggestions
            do throws(SuggestionError) {
                try await search(near: query.place)
                let start = clock.now
                found = try await suggest.execute(query.text, from: source)
                times.append(clock.now - start)
            } catch .unavailable(.noSource) {
                throw SuggestAnswer.noSource(query.text)
            } catch {
                guard !error.isCancelled else { throw CommandFailure.interrupted }
                unanswered.append(number)
                let failure = CommandFailure(
                    ErrorMessage(error, words: .current),
                    details: ["line": number, "query": query.text, "state": "failed"]
                )
                return try console.write(FailureDocument(failure: failure))
            }
            let state = SuggestionFieldViewModel.State(found, to: query.text)
            try console.write(SuggestDocument(query: query.text, state: state, answer: found))
        }
        if file.isStandardInput {
            // Answers each line as it arrives, so that a program can wait for each answer.
            while let line = try await nextLine() {
                try await answer(line.map { $0.hasSuffix("\r") ? String($0.dropLast()) : $0 })
            }
        } else {
            for line in try await lines(of: file) { try await answer(line) }
        }
        if showsTimings { show(times.sorted()) }
        guard unreadable.isEmpty else { throw Self.notText(unreadable, of: file) }
        guard unanswered.isEmpty else { throw Self.unanswered(unanswered, of: file) }
    }

    /// Sets the place of the following search; `nil` stands for the place at the start.
    private func search(near place: NearPlace?) async throws(SuggestionError) {
        let address = place?.address ?? home.address
        guard address != prime.address.value else { return }
        prime.address.set(address, at: place == nil ? home.coordinate : nil)
        // An address that was unknown at the start is not requested again for each line.
        if place != nil || home.coordinate != nil { _ = try await prime.execute() }
    }

    private static func noPlace(_ line: Int, of file: URL) -> CommandFailure {
        CommandFailure(
            domain: CommandFailure.ownDomain,
            code: 3,
            kind: "noPlace",
            message: "Line \(line) of \(file.quotedName) has no place on Earth. "
                + "A line is TEXT, or TEXT<tab>LAT<tab>LON such as "
                + "chase<tab>42.9956<tab>-71.4548.",
            details: ["line": line],
            isRefusal: true
        )
    }

    /// The next line of standard input: `nil` at its end, `.some(nil)` for a line that is not text.
    private func nextLine() async throws -> String?? {
        do {
            return try await console.input.nextLine().map { .some($0) } ?? .none
        } catch let failure as CommandFailure where failure.isNotText {
            return .some(nil)
        }
    }

    /// The lines of a file; `nil` for a line that is not text.
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
        .notText(
            "\(named(lines)) of \(file.quotedName)",
            isPlural: lines.count > 1,
            details: ["lines": lines]
        )
    }

    private static func unanswered(_ lines: [Int], of file: URL) -> CommandFailure {
        CommandFailure(
            domain: CommandFailure.ownDomain,
            code: 11,
            kind: "unanswered",
            message: "\(named(lines)) of \(file.quotedName) could not be searched for. "
                + "The answer to each says why.",
            details: ["lines": lines]
        )
    }

    private static func named(_ lines: [Int]) -> String {
        let named = lines.prefix(10).map(String.init).joined(separator: ", ")
        let others = lines.count > 10 ? " and \(lines.count - 10) more" : ""
        return "\(lines.count == 1 ? "Line" : "Lines") \(named)\(others)"
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
