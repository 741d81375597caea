import Foundation
import MomentumDI
import MomentumDomain
import MomentumPresentation

/// The command `momentum open`.
enum OpenCommand {
    static let link = Argument.required(
        "LINK",
        "For example momentum://sites/history.",
        as: .text
    )

    struct Document: Encodable, Sendable {
        /// The names of the screens above the first one, the one on top last.
        let path: [String]
        /// What the screen on top shows, as text.
        let shown: String
    }

    static let command = Command(
        "open",
        summary: "Open a deep link, and show the screen it names.",
        arguments: [link],
        example: "momentum open momentum://sites/history",
        json: #"{"path": [names], "shown": text}"#
    ) { call, context in
        let router = Router<SiteRotationRoute>()
        try router.open(call[link], in: .siteRotation(scheme: "momentum"))
        let root = try CompositionRoot(context)
        let shown = try await SiteScreenText(root: root, now: context.clock.now)
            .text(of: router.path.last)
        return CommandAnswer(
            Document(path: router.path.map(\.name), shown: shown.plain),
            text: shown
        )
    }
}
