import MomentumSiteRotationDomain

/// The field for the profile of a set or sensor; "none" comes first.
@MainActor
enum ProfileField {
    static let name = "Profile"

    /// - Parameters:
    ///   - profiles: The profiles to choose from.
    ///   - chosen: The current profile; `nil` for none.
    ///   - texts: The texts, with the word for none.
    ///   - choose: Receives the chosen profile.
    /// - Returns: The field; empty if there is no profile.
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
