import MomentumCommandLine
import MomentumContainer
import MomentumTerminal

enum GraphCommand {
    enum Format: String, CaseIterable, Sendable {
        case mermaid
        case dot
    }

    struct Document: Encodable, Sendable {
        let format: String
        let graph: String
    }

    static let format = Option.value(
        "format",
        "FORMAT",
        "The language of the picture: mermaid or dot.",
        as: .choice(of: Format.self),
        default: .mermaid
    )

    static let command = Command(
        "graph",
        summary: "Print what is made of what, as the container knows it.",
        options: [format, SchedulingScreens.server],
        example: "momentum graph --format dot",
        json: #"{"format": "mermaid" | "dot", "graph": text}"#
    ) { call, context in
        let server = try SchedulingServer(context).address(call[SchedulingScreens.server])
        let graph = try CompositionRoot(.init(context: context, server: server)).graph
        let text =
            switch call[format] {
            case .mermaid: graph.mermaid
            case .dot: graph.dot
            }
        return CommandResult(
            Document(format: call[format].rawValue, graph: text),
            text: TerminalText(lines: text)
        )
    }
}
