import Foundation
import MomentumData
import MomentumDomain
import MomentumPresentation

/// Which server the commands use: the option, the environment, or what was signed in to (CL-10).
struct SchedulingServer {
    private let variable: String?
    private let file: URL?

    init(_ context: CommandContext) {
        variable = context.environment["MOMENTUM_SERVER"]
        file = context.dataDirectory?.appending(components: "scheduling", "server")
    }

    func address(_ option: String?) throws -> ServerAddress? {
        let saved = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        guard let text = [option, variable, saved].compactMap(\.self).first(where: { !$0.isEmpty })
        else { return nil }
        do throws(TransportError) {
            return try ServerAddress(text.trimmingCharacters(in: .whitespacesAndNewlines))
        } catch {
            throw CommandFailure(
                domain: TransportError.errorDomain,
                code: error.errorCode,
                kind: "insecureURL",
                message: "The server's address has to begin with https://, or name this device.",
                isRefusal: true
            )
        }
    }

    /// Remembers a server for later runs.
    func save(_ address: ServerAddress) throws {
        guard let file else { return }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        try Data(address.base.absoluteString.utf8).write(to: file, options: .atomic)
    }

    func forget() {
        if let file { try? FileManager.default.removeItem(at: file) }
    }
}
