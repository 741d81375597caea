import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

extension CommandContext {
    /// The moment of a typed time, which has to be past.
    ///
    /// It remarks on standard error that a time comes twice.
    ///
    /// - Throws: A failure that proposes yesterday for a time that is still to come today.
    func past(_ typed: TypedTime?) throws -> Date? {
        guard let typed else { return nil }
        if let earlier = typed.earlier {
            let refusal = SiteRotationError.timeInTheFuture(typed.date)
            throw CommandFailure(
                domain: SiteRotationError.errorDomain,
                code: refusal.errorCode,
                kind: refusal.kind,
                message: "That is still to come today. Did you mean “\(earlier)”?",
                isRefusal: true
            )
        }
        if let remark = typed.remark, !console.mode.isQuiet { console.warn("\(remark)\n") }
        return typed.date
    }
}
