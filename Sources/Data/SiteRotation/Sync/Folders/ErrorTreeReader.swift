import Foundation
import MomentumSiteRotationDomain

/// Makes a value of an error and of those that it carries, however they are tied together.
struct ErrorTreeReader {
    /// Where CloudKit keeps the errors of single records; the framework is missing elsewhere.
    static let partsKey = "CKPartialErrors"
    /// Where an error keeps several that are underneath; Foundation has no name for it on Linux.
    static let severalKey = "NSMultipleUnderlyingErrorsKey"
    /// Where Core Data keeps several errors.
    static let detailsKey = "NSDetailedErrors"

    private static let depthLimit = 32
    /// More errors than this say nothing more to anybody.
    private var rest = 10_000
    /// The errors on the way down to the one that is read.
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
                // A dictionary has no order, and the same error is to give the same value.
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
