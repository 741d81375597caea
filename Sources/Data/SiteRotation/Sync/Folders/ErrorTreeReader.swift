import Foundation
import MomentumDomain
import MomentumSiteRotationDomain

/// Converts an error and its nested errors to a value, even if they form a cycle.
struct ErrorTreeReader {
    /// CloudKit's key for the errors of single records; the framework is missing elsewhere.
    static let partsKey = "CKPartialErrors"
    /// The key for several underlying errors; Foundation on Linux lacks the constant.
    static let severalKey = "NSMultipleUnderlyingErrorsKey"
    /// The key of Core Data for several errors.
    static let detailsKey = "NSDetailedErrors"

    private static let depthLimit = 32
    /// The number of errors that may still be read, to bound hostile trees.
    private var rest = 10_000
    /// The errors on the path to the current one.
    private var path: [NSError] = []

    mutating func failure(from error: NSError) -> SiteSyncFailure {
        path.append(error)
        defer { path.removeLast() }
        let information = error.userInfo
        let underlying =
            [information[NSUnderlyingErrorKey]].compactMap { $0 as? any Error }
            + (information[Self.severalKey] as? [any Error] ?? [])
            + (information[Self.detailsKey] as? [any Error] ?? [])
        let parts = information[Self.partsKey] as? [AnyHashable: any Error] ?? [:]
        return SiteSyncFailure(
            domain: error.domain,
            code: error.code,
            message: Phrase(verbatim: error.localizedDescription),
            underlying: failures(from: underlying),
            parts: failures(from: Array(parts.values)).sorted {
                // A dictionary has no order, but equal errors must give equal values.
                ($0.domain, $0.code, $0.message.english)
                    < ($1.domain, $1.code, $1.message.english)
            }
        )
    }

    private mutating func failures(from errors: [any Error]) -> [SiteSyncFailure] {
        guard path.count < Self.depthLimit else { return [] }
        var failures: [SiteSyncFailure] = []
        for error in errors where rest > 0 {
            let error = error as NSError
            guard !path.contains(where: { $0 === error }) else { continue }
            rest -= 1
            failures.append(failure(from: error))
        }
        return failures
    }
}
