import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

extension CommandContext {
    /// The date of a typed time, which must be past.
    ///
    /// A remark on standard error reports a time that occurs twice.
    ///
    /// - Throws: A failure that proposes yesterday for a time later today.
    func past(_ typed: TypedTime?) throws -> Date? {
        guard let typed else { return nil }
        if let earlier = typed.earlier {
            let refusal = SiteRotationError.timeInTheFuture(typed.date)
            throw CommandFailure(
                domain: SiteRotationError.errorDomain,
                code: refusal.errorCode,
                kind: refusal.kind,
                message: saying("That is still to come today. Did you mean “\(earlier)”?"),
                isRefusal: true
            )
        }
        if let remark = typed.remark, !console.mode.isQuiet { console.warn("\(remark.sentence)\n") }
        return typed.date
    }
}
