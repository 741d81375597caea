import MomentumCommandLine
import MomentumGraphQL
import MomentumTerminal

/// Reports each request for data on standard error.
struct RequestReport: GraphQLObserver {
    let console: Console

    func observed(_ event: GraphQLEvent) {
        let milliseconds = Int((event.durationSeconds * 1000).rounded())
        let size = TerminalText.counted(event.responseBytes, "byte")
        let request: TerminalText = "Request \(event.operation), attempt \(event.attempt)"
        let answer: TerminalText =
            switch event.status {
            case let status?: "status \(status) after \(milliseconds) ms, \(size)"
            case nil: "no answer after \(milliseconds) ms"
            }
        console.warn("\(request): \(answer)\n")
    }
}
