import MomentumSchedulingDomain

/// A user on the wire and in files.
struct UserDTO: Codable, Hashable, Sendable {
    @WireID var id: Int
    let fullName: String
    let craftAbility: String
    let jobLevel: String
    let craftFocus: String
    let levelStartDate: String?

    init(_ user: SchedulingUser) {
        _id = WireID(wrappedValue: user.id)
        fullName = user.fullName
        craftAbility = user.craftAbility.rawValue
        jobLevel = user.jobLevel.rawValue
        craftFocus = user.craftFocus.rawValue
        levelStartDate = user.levelStartDate?.text
    }

    func toDomain() -> SchedulingUser {
        SchedulingUser(
            id: id,
            fullName: fullName,
            craftAbility: CraftAbility(rawValue: craftAbility),
            jobLevel: JobLevel(rawValue: jobLevel),
            craftFocus: CraftFocus(rawValue: craftFocus),
            levelStartDate: levelStartDate.map { StartDate($0) }
        )
    }
}
