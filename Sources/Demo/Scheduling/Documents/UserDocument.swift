import MomentumCommandLine
import MomentumSchedulingDomain

struct UserDocument: Encodable, Sendable {
    let id: Int
    let fullName: String
    let craftAbility: String
    let jobLevel: String
    let craftFocus: String
    @Nullable var levelStartDate: String?
    /// The remarks; only in the answers of commands that save.
    let remarks: [String]?

    init(_ user: SchedulingUser, remarks: [String]? = nil) {
        self.remarks = remarks
        id = user.id
        fullName = user.fullName
        craftAbility = user.craftAbility.rawValue
        jobLevel = user.jobLevel.rawValue
        craftFocus = user.craftFocus.rawValue
        _levelStartDate = Nullable(wrappedValue: user.levelStartDate?.text)
    }
}
