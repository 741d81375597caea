import MomentumCommandLine
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The settings as text, with version, storage and disclaimer (SR-85).
enum SitesSettingsText {
    @MainActor
    static func text(
        _ screen: SiteSettingsViewModel,
        on traits: TerminalTraits
    ) -> TerminalText {
        let table = TextTable(
            [.leading().cut, .leading().cut],
            rows: (screen.texts?.rows ?? []).map { ["\($0.title)", "\($0.value, .bold)"] }
        )
        let about: [TerminalText] = [
            "", "Momentum \(screen.version)", "\(screen.storage)", "\(screen.disclaimer)",
        ]
        return about.reduce(table.text(on: traits)) { $0 + $1.paragraph(on: traits) }
    }
}
