import Foundation
import MomentumDomain

extension ProfileRecord.Registers {
    /// The profile as people see it; `nil` until its name arrives, or for a newer kind.
    func shown(id: UUID) -> WearProfile? {
        guard let name = (name?.value ?? nil)?.nilIfBlank,
            let device = WornDevice(code: (worn?.value ?? nil) ?? 0),
            let minutes = minutes?.value ?? nil, WearProfile.possibleMinutes.contains(minutes)
        else { return nil }
        return WearProfile(
            id: id,
            name: name,
            device: device,
            minutes: Int(minutes),
            isArchived: (archived?.value ?? nil) ?? false
        )
    }

    /// The registers of a profile of the base state.
    init(base profile: WearProfile) {
        self.init()
        name = Register(profile.name, .base)
        worn = Register(profile.device.code, .base)
        minutes = Register(Int64(profile.minutes), .base)
    }
}
