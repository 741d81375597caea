import Foundation
import MomentumSiteRotationDomain

/// Converts an error and the errors inside it to a value, even if they form a cycle.
struct ErrorTreeReader {
    /// The key of CloudKit for the errors of single records; the framework is missing elsewhere.
    static let partsKey = "CKPartialErrors"
    /// The key for several underlying errors; Foundation has no name for it on Linux.
    static let severalKey = "NSMultipleUnderlyingErrorsKey"
    /// The key of Core Data for several errors.
    static let detailsKey = "NSDetailedErrors"

    private static let depthLimit = 32
    /// The number of errors still to read, which bounds hostile trees.
    private var rest = 10_000
    /// The errors on the way to the present one.
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
            message: error.localizedDescription,
            underlying: failures(from: underlying),
            parts: failures(from: Array(parts.values)).sorted {
                // A dictionary has no order, but the same error must give the same value.
                ($0.domain, $0.code, $0.message) < ($1.domain, $1.code, $1.message)
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
