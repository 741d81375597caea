import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDomain
import MomentumTerminal

extension LoadedValue {
    /// The source and the age of the rows, such as `offline, as of 4 minutes ago`.
    func age(at now: Date) -> TerminalText {
        let age = freshness.asOf.age(at: now)
        switch freshness.source {
        case .server: return "as of \(age)"
        case .cache where remark == nil: return "kept here, as of \(age)"
        case .cache: return TerminalText("offline, as of \(age)", .caution)
        case .file: return "people in a file"
        case .memory: return "people in memory"
        }
    }
}
