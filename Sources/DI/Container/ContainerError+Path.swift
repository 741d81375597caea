import Foundation
import MomentumDomain

extension ContainerError {
    /// Runs `body` and puts `key` before the path of what it throws.
    static func tracing<Service>(
        _ key: ServiceKey,
        _ body: () throws(ContainerError) -> Service
    ) throws(ContainerError) -> Service {
        do {
            return try body()
        } catch {
            guard case .unresolved(let path, let reason) = error else { throw error }
            throw .unresolved(path: [key] + path, reason: reason)
        }
    }

    /// Runs a factory, whose errors are its own, and gives what it throws an empty path.
    static func catching<Service>(
        _ factory: () throws -> Service
    ) throws(ContainerError) -> Service {
        do {
            return try factory()
        } catch {
            // What a programmer reads: the error itself, not its sentence for people.
            let detail = String(describing: error)
            let error = error as NSError
            let cause = FailureCause(domain: error.domain, code: error.code, detail: detail)
            throw .unresolved(path: [], reason: .factoryThrew(cause))
        }
    }
}
