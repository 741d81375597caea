import Foundation
import MomentumCommandLine
import MomentumData
import MomentumDomain
import MomentumNetwork

/// The server of the commands: from the option, the environment or the last sign-in (CL-10).
struct SchedulingServer {
    private let variable: String?
    private let file: SharedDocument?

    init(_ context: CommandContext) {
        variable = context.environment["MOMENTUM_SERVER"]
        file = context.dataDirectory.map {
            SharedDocument($0.appending(components: "scheduling", "server"), subject: "server file")
        }
    }

    func address(_ option: String?) throws -> ServerAddress? {
        guard let text = [option, variable].compactMap(\.self).first(where: { !$0.isEmpty }) else {
            return try saved()
        }
        let address = text.trimmingCharacters(in: .whitespacesAndNewlines)
        do throws(TransportError) {
            return try ServerAddress(address)
        } catch {
            throw CommandFailure(
                domain: TransportError.errorDomain,
                code: error.errorCode,
                kind: "insecureURL",
                message: """
                    The server's address “\(PublicAddress.text(address))” has to begin with \
                    https://, or name this device, without a user, a query or a fragment.
                    """,
                isRefusal: true
            )
        }
    }

    private func saved() throws -> ServerAddress? {
        do throws(DocumentError) {
            guard let file, let bytes = try file.read() else { return nil }
            try file.checkVersion(of: bytes)
            do throws(TransportError) {
                return try Self.address(of: bytes)
            } catch {
                throw file.damaged(FailureCause(error).detail)
            }
        } catch {
            throw error.repositoryError
        }
    }

    private static func address(of bytes: Data) throws(TransportError) -> ServerAddress {
        let text = String(validating: bytes, as: UTF8.self) ?? ""
        return try ServerAddress(text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    func save(_ address: ServerAddress) async throws {
        do throws(DocumentError) {
            try await file?.replace(with: Data(address.base.absoluteString.utf8))
        } catch {
            throw error.repositoryError
        }
    }

    /// Removes the saved address if it is that of `server`; another stays.
    func forget(_ server: ServerAddress) async throws {
        do throws(DocumentError) {
            _ = try await file?.remove { bytes in (try? Self.address(of: bytes)) == server }
        } catch {
            throw error.repositoryError
        }
    }
}
