import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// A page of the sensor log, or the switch that turns sensors on.
final class SensorPage: AppPage {
    private let page: any AppPage
    private let settings: SiteSettingsViewModel
    private let texts: SiteTexts.Sensors

    /// `page` also serves the log of sets.
    init(_ page: any AppPage, settings: SiteSettingsViewModel, texts: SiteTexts.Sensors) {
        self.page = page
        self.settings = settings
        self.texts = texts
    }

    private var isOn: Bool { settings.settings.value?.usesSensors == true }

    var state: PageState { page.state }
    var title: String { isOn ? "\(texts.title) › \(page.shownTitle)" : texts.title }
    var remark: TerminalText { isOn ? page.remark : "" }
    var fields: [PageField] { isOn && settings.offerQuestion == nil ? page.fields : [] }
    var count: Int { isOn ? page.count : 0 }
    func identity(ofRow row: Int) -> AnyHashable? { page.identity(ofRow: row) }
    var subject: AnyHashable? { page.subject }
    var freshness: TerminalText { isOn ? page.freshness : "" }
    var isUnsaved: Bool { page.isUnsaved }
    var isFinished: Bool { page.isFinished }
    var canFilter: Bool { isOn && page.canFilter }

    var trouble: ErrorMessage? {
        if let message = settings.settings.failure { return message }
        return settings.trouble ?? (isOn ? page.trouble : nil)
    }

    var actions: [PageAction] {
        if settings.offerQuestion != nil { return SensorOffer.actions(settings) }
        if isOn { return page.actions }
        guard settings.settings.value != nil else { return retry }
        // An Enter meant to log must not turn sensors on again for all devices.
        let key: Key = page.isUnsaved ? "o" : .enter
        return [
            PageAction(key, "switch on", "Log sensors beside the sets.") {
                [settings, page] in
                await settings.change([.sensors(true)])
                await settings.load()
                await page.load()
                return .done
            }
        ]
    }

    var view: View {
        if let question = settings.offerQuestion { return .paragraph("\(question)") }
        if isOn { return page.view }
        guard settings.settings.value != nil else { return .text("Reading the settings …") }
        guard page.isUnsaved else { return .paragraph("\(texts.isOff)") }
        return .column([
            .paragraph("\(texts.isOff)"), .blank,
            .paragraph("They were switched off elsewhere. What was typed is kept."),
        ])
    }

    func load() async {
        await settings.load()
        if isOn { await page.load() }
    }

    func stay() async { await page.stay() }
    func moved() { page.moved() }
    func filtered() async { await page.filtered() }
}

/// The answers to the offer of places for sensors.
@MainActor
enum SensorOffer {
    static func actions(_ settings: SiteSettingsViewModel) -> [PageAction] {
        [
            PageAction("y", "add", "Add these places for sensors alone.") {
                await settings.acceptOffer()
                return settings.trouble == nil ? .changed("Added the places.") : .done
            },
            PageAction.now("n", "none", "Add no place.") {
                settings.declineOffer()
            },
        ]
    }
}
