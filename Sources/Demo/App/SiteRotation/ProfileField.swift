import MomentumSiteRotationDomain

/// The field of the profile of a set or sensor, with none first.
@MainActor
enum ProfileField {
    static let name = "Profile"

    /// - Parameters:
    ///   - profiles: The profiles to choose from.
    ///   - chosen: The present one; `nil` for none.
    ///   - texts: The words for none.
    ///   - choose: Gets the chosen profile.
    /// - Returns: The field; nothing without a profile to choose.
    static func fields(
        _ profiles: [WearProfile],
        chosen: WearProfile.ID?,
        _ texts: SiteTexts.Profiles,
        choose: @escaping (WearProfile.ID?) -> Void
    ) -> [PageField] {
        guard !profiles.isEmpty else { return [] }
        let ids = [nil] + profiles.map { Optional($0.id) }
        return [
            .choice(
                name,
                [texts.none] + profiles.map(\.name),
                chosen: ids.firstIndex(of: chosen)
            ) { choose(ids[$0]) }
        ]
    }
}
