public import Foundation

/// A change of one wear profile.
public struct WearProfileChange: Hashable, Sendable, Identifiable {
    /// The change: a new profile, or a change of an existing one.
    public enum Action: Hashable, Sendable {
        /// Adds a profile, or restores an archived one of that name.
        case add(name: String, device: WornDevice, hours: Double)
        /// Edits the profile; past entries keep their planned hours.
        case edit(WearProfile.ID, name: String?, hours: Double?)
        /// Archives the profile; with `false`, offers it again.
        case archive(WearProfile.ID, Bool)
    }

    /// The identity of the operation.
    public let id: UUID
    public let action: Action

    public init(id: UUID, action: Action) {
        self.id = id
        self.action = action
    }
}
