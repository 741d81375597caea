import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal
import Observation

/// The first screen: the worn site, and recommendations for the next one.
@Observable
final class TodayPage: AppPage {
    /// The width in columns below which the worn site's name and time do not fit on one line.
    static let narrow = 60

    let state = PageState()
    let model: SiteHomeViewModel
    let notice: SiteTroubleViewModel
    /// The places on the body, next to the list on a large terminal.
    let map: BodyMapViewModel
    private let display: SiteDisplay
    private let dates: any WallClock
    private let readLastSync: @MainActor () async -> Date?
    private let open: @MainActor (AppRoute) -> Void
    private let openAt: @MainActor (AppRoute, String) -> Void
    private var lastSync: Date?
    @ObservationIgnored private var hasOfferedOnboarding = false

    /// - Parameters:
    ///   - model: The first screen of the tracker.
    ///   - notice: The notice about lost records.
    ///   - map: The places on the body.
    ///   - display: The texts and formats of the screen.
    ///   - dates: The clock of the screen.
    ///   - lastSync: Reads the time of this device's last sync; `nil` if there was none.
    ///   - open: Opens a screen.
    ///   - openAt: Opens a screen at a field.
    init(
        _ model: SiteHomeViewModel,
        notice: SiteTroubleViewModel,
        map: BodyMapViewModel,
        display: SiteDisplay,
        dates: any WallClock,
        lastSync: @escaping @MainActor () async -> Date?,
        open: @escaping @MainActor (AppRoute) -> Void,
        openAt: @escaping @MainActor (AppRoute, String) -> Void
    ) {
        self.model = model
        self.notice = notice
        self.map = map
        self.display = display
        self.dates = dates
        readLastSync = lastSync
        self.open = open
        self.openAt = openAt
    }

    var title: String { "Today" }

    var remark: TerminalText {
        model.state.value.map { "\(display.dateAndTime($0.now))" } ?? ""
    }

    var count: Int { model.texts.map { sites(of: $0).count + 1 } ?? 0 }

    var trouble: ErrorMessage? {
        if let failure = model.state.failure { return failure }
        if case .failed(let message) = notice.state { return message }
        return nil
    }

    var freshness: TerminalText {
        guard let lastSync else { return "" }
        let texts = display.texts.sync
        let minutes = Int(min(max(dates.now.timeIntervalSince(lastSync), 0), 1e12) / 60)
        return switch minutes {
        case 0: "synced \(texts.justNow)"
        case ..<60: "synced \(texts.minutesAgo(minutes))"
        case ..<1440: "synced \(texts.hoursAgo(minutes / 60))"
        default: "synced \(display.texts.daysAgo(minutes / 1440))"
        }
    }

    var actions: [PageAction] {
        var actions: [PageAction] = []
        if model.state.value != nil {
            actions.append(
                .now(.enter, "log", "Log a change at the highlighted location.") { [self] in
                    chooseRow()
                }
            )
            actions.append(
                PageAction.now(
                    "a",
                    "all",
                    "Choose among all locations.",
                    perform: model.chooseLocation
                )
            )
        }
        if let worn = model.state.value?.active?.entry.id {
            actions += [
                opening("e", "edit worn", "Correct the entry of the site that is worn.", worn),
                PageAction.now("n", "note", "Write a note on the site that is worn.") { [openAt] in
                    openAt(.sites(.entry(worn)), EntryPage.Name.note)
                },
            ]
        }
        actions += retry
        if notice.canAcknowledge {
            actions.append(
                PageAction("x", "seen", "Remove the notice of lost records.") { [notice] in
                    await notice.acknowledge()
                    return .done
                }
            )
        }
        if let first = ahead?.entries.first?.id {
            actions.append(opening("c", "correct", "Correct the first entry in the future.", first))
        }
        return actions + [
            PageAction.now("s", "sync", "Sync with other devices.") { [open] in
                open(.syncing(.status))
            },
            PageAction.now("b", "body map", "Show the places on the body.") { [open] in
                open(.sites(.map(day: nil)))
            },
            PageAction.now("h", "history", "Show the history.", perform: model.openHistory),
            PageAction.now(
                "t",
                "statistics",
                "Show the statistics.",
                perform: model.openStatistics
            ),
            PageAction.now(",", "settings", "Change the settings.", perform: model.openSettings),
        ] + sensors + SitePages.corrections(open)
    }

    private var sensors: [PageAction] {
        guard model.sensor != nil else { return [] }
        return [
            PageAction.now(
                "o",
                "sensor",
                "Show the log of sensors.",
                perform: model.openSensors
            )
        ]
    }

    var view: View {
        guard let texts = model.texts else {
            let words: TerminalText =
                trouble == nil ? "Reading your records …" : "Your records could not be read."
            return .column(notices + [.text(words)])
        }
        return .column(notices + worn(texts) + sensor + [.blank] + beside(next(texts)))
    }

    func load() async {
        await appear()
        await model.load()
        await map.load()
        await notice.load()
        // Unreadable records do not mean a new user.
        guard model.needsOnboarding, !hasOfferedOnboarding, model.state.failure == nil else {
            return
        }
        hasOfferedOnboarding = true
        open(.sites(.onboarding))
    }

    func appear() async { lastSync = await readLastSync() }

    func stay() async { await model.keepTime() }

    /// The warning about entries in the future, from the home screen or the notice.
    var ahead: SiteAheadAdapter? { model.ahead ?? notice.ahead }

    /// The locations to use next.
    func sites(of texts: SiteHomeAdapter) -> [SiteRowAdapter] {
        texts.recommended.isEmpty
            ? [texts.longestRested].compactMap(\.self) : texts.recommended
    }

    private func chooseRow() {
        guard let texts = model.texts else { return }
        let sites = sites(of: texts)
        if sites.indices.contains(state.row) {
            model.log(at: sites[state.row].id)
        } else {
            model.chooseLocation()
        }
    }

    private func opening(
        _ key: Key,
        _ name: String,
        _ help: String,
        _ entry: SiteEntry.ID
    ) -> PageAction {
        PageAction.now(key, name, help) { [open] in open(.sites(.entry(entry))) }
    }
}
