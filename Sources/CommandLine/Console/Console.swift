package import MomentumTerminal
import Synchronization

/// The only place that prints.
///
/// Text for people is ``TerminalText``, printed on standard output. With `--json` it goes to
/// standard error: standard output is reserved for the document (CL-4).
package final class Console: Sendable {
    private struct State {
        var failure: WriteFailure?
        var failureHandler: (@Sendable () -> Void)?
        var showsProgress = false
        var isPaging = false
        /// The person whose records are printed; `nil` if the data folder belongs to one person.
        var owner: String?
        /// True once the console has printed the owner above the text.
        var isOwnerNamed = false
        /// True once a list went through the pager; quitting the pager ends the output.
        var wasPaged = false
    }

    package let mode: OutputMode
    package let traits: TerminalTraits
    package let input: any LineSource
    private let output: any ByteSink
    private let error: any ByteSink
    /// The pager; `nil` if output is never paged.
    private let pager: Pager?
    private let state = Mutex(State())

    init(
        mode: OutputMode,
        traits: TerminalTraits,
        input: any LineSource,
        output: any ByteSink,
        error: any ByteSink,
        pager: Pager? = nil
    ) {
        self.mode = mode
        self.traits = traits
        self.input = input
        self.output = output
        self.error = error
        self.pager = pager
    }

    /// The failure that ended standard output; `nil` while it works.
    var outputFailure: WriteFailure? { state.withLock { $0.failure } }

    /// False once standard output has failed: the rest of a long answer is not needed.
    package var hasReader: Bool { outputFailure == nil }

    /// Calls `handler` once, when standard output fails and the running work has no reader.
    func onOutputFailure(_ handler: @escaping @Sendable () -> Void) {
        let hasFailed = state.withLock { state in
            state.failureHandler = handler
            return state.failure != nil
        }
        if hasFailed { handler() }
    }

    /// Names the owner of the records above all text, and in each document.
    func name(_ owner: String?) {
        state.withLock { $0.owner = owner }
    }

    /// The owner that documents name.
    var owner: String? { state.withLock { $0.owner } }

    /// The owner's name before a question or a failure, where the person matters most.
    var ownerMark: TerminalText { owner.map { "\($0, .bold): " } ?? "" }

    /// The line above the first text.
    private func heading() -> TerminalText {
        let owner: String? = state.withLock { state in
            defer { state.isOwnerNamed = true }
            return state.isOwnerNamed ? nil : state.owner
        }
        return owner.map { "\($0, .bold)\n" } ?? ""
    }

    /// Prints a result or a part of one, unless both `--json` and `--quiet` are set.
    package func show(_ text: TerminalText) {
        if !mode.isJSON {
            let text = text.isEmpty ? text : heading() + text
            writeOutput(text.rendered(styled: traits.isOutputTerminal && traits.usesStyles))
        } else if !mode.isQuiet {
            writeError(text)
        }
    }

    /// Prints a remark, which `--quiet` leaves out.
    package func remark(_ text: TerminalText) {
        guard !mode.isQuiet else { return }
        show(text)
    }

    package func warn(_ text: TerminalText) {
        writeError(text)
    }

    /// Prints a document as a line of JSON on standard output.
    package func write(_ document: any Encodable) throws {
        let owned = owner.map { OwnedDocument(wearer: $0, document) }
        writeOutput(try JSONDocument.line(owned ?? document))
    }

    /// Prints a line of JSON that was encoded elsewhere; escapes control characters in it.
    package func write(json line: String) {
        writeOutput(JSONDocument.escape(line) + "\n")
    }

    /// Prints a part of a line of JSON; ``StreamedDocument`` builds a line from parts.
    func write(part: String) {
        writeOutput(part)
    }

    /// Prints the content of a file on standard output: unchanged, but escaped on a terminal.
    ///
    /// Only exports use this.
    package func write(content: [UInt8]) {
        guard traits.isOutputTerminal else { return writeOutput(content) }
        writeOutput(TerminalText(lines: String(decoding: content, as: UTF8.self)).plain)
    }

    /// Replaces the progress line, on a terminal only (CL-5); `nil` removes it.
    package func showProgress(_ line: TerminalText?) {
        guard traits.isErrorTerminal, !mode.isQuiet else { return }
        state.withLock { state in
            let text = line?.rendered(styled: traits.usesStyles) ?? ""
            let eraser = state.showsProgress ? Self.eraser : ""
            state.showsProgress = line != nil
            try? error.write(Array("\(eraser)\(text)".utf8))
        }
    }

    private func writeError(_ text: TerminalText) {
        let text = text.rendered(styled: traits.isErrorTerminal && traits.usesStyles)
        state.withLock { state in
            eraseProgress(&state)
            // If standard error fails too, no stream is left to report it.
            try? error.write(Array(text.utf8))
        }
    }

    private func writeOutput(_ text: String) {
        writeOutput(Array(text.utf8))
    }

    private func writeOutput(_ bytes: [UInt8]) {
        let failureHandler: (@Sendable () -> Void)? = state.withLock { state in
            guard state.failure == nil else { return nil }
            eraseProgress(&state)
            do throws(WriteFailure) {
                try (state.isPaging ? pager ?? output : output).write(bytes)
                return nil
            } catch {
                state.failure = error
                return state.failureHandler
            }
        }
        failureHandler?()
    }

    private func eraseProgress(_ state: inout State) {
        guard state.showsProgress else { return }
        state.showsProgress = false
        try? error.write(Array(Self.eraser.utf8))
    }

    /// A carriage return, then "erase in line" (ECMA-48, section 8.3.41).
    private static let eraser = "\r\u{1B}[K"
}

extension Console {
    /// True if people quit the pager before the end of the list.
    var wasQuit: Bool { state.withLock { $0.wasPaged && $0.failure == .closed } }

    /// Begins a list that may be long: on a terminal, a pager shows what follows (CL-17).
    package func beginList() {
        guard pager != nil else { return }
        state.withLock { ($0.isPaging, $0.wasPaged) = (true, true) }
    }

    /// Ends a list and waits until people quit the pager.
    func endList() {
        let wasPaging = state.withLock { state in
            defer { state.isPaging = false }
            return state.isPaging
        }
        guard wasPaging, let pager else { return }
        do throws(WriteFailure) {
            try pager.finish()
        } catch {
            state.withLock { $0.failure = $0.failure ?? error }
        }
    }
}

extension Console {
    /// Asks for a line on standard error, so that redirected output contains results only.
    ///
    /// - Parameters:
    ///   - question: The question, without a space at its end.
    ///   - isHidden: True if the answer is a secret, which the terminal must not show.
    /// - Returns: The answer; `nil` if standard input is not a terminal or has ended.
    /// - Throws: `CancellationError` after Ctrl-C.
    package func ask(_ question: TerminalText, isHidden: Bool = false) async throws -> String? {
        guard traits.isInputTerminal else { return nil }
        warn("\(ownerMark)\(question) ")
        let line = isHidden ? try await input.nextHiddenLine() : try await input.nextLine()
        // At the end of input the cursor is still on the line of the question.
        if line == nil { warn("\n") }
        return line
    }

    /// Asks a yes-or-no question.
    ///
    /// `y` and `yes` count as yes, and so do the word of the language and its first letter.
    ///
    /// - Parameters:
    ///   - question: The question, without a space at its end.
    ///   - isYesUsual: True if an empty answer counts as yes.
    /// - Returns: The answer; `nil` if standard input is not a terminal or has ended.
    /// - Throws: `CancellationError` after Ctrl-C.
    package func confirm(
        _ question: TerminalText,
        isYesUsual: Bool = false
    ) async throws -> Bool? {
        let choice: TerminalText = isYesUsual ? "[Y/n]" : "[y/N]"
        return try await ask("\(question) \(choice)").map { answer in
            let answer = answer.lowercased().filter { !$0.isWhitespace }
            let yes = said("yes")
            return ["y", "yes", yes, String(yes.prefix(1))].contains(answer)
                || (isYesUsual && answer.isEmpty)
        }
    }
}
