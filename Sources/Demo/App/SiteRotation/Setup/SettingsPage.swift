import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// Every setting of the tracker, changed in place, and the screens below the settings.
final class SettingsPage: AppPage {
    let state = PageState()
    private let model: SiteSettingsViewModel
    private let display: SiteDisplay
    private let open: @MainActor (AppRoute) -> Void

    init(
        _ model: SiteSettingsViewModel,
        display: SiteDisplay,
        open: @escaping @MainActor (AppRoute) -> Void
    ) {
        self.model = model
        self.display = display
        self.open = open
    }

    var title: String { "Settings" }
    var remark: TerminalText { "Momentum \(model.version)" }
    var count: Int { model.texts?.rows.count ?? 0 }

    var trouble: ErrorMessage? {
        model.trouble ?? model.settings.failure
    }

    var actions: [PageAction] {
        if model.offerQuestion != nil { return SensorOffer.actions(model) }
        var actions: [PageAction] = []
        if count > 0 {
            actions += [
                PageAction(.right, "next", "Take the next value.") { [self] in
                    await change(by: 1)
                },
                PageAction(.left, "before", "Take the value before.") { [self] in
                    await change(by: -1)
                },
            ]
        }
        actions += retrying { [self] in
            if case .failed = model.state { await model.retry() } else { await load() }
        }
        return actions + [
            PageAction.now(
                "l",
                "locations",
                "Choose the locations.",
                perform: model.manageLocations
            ),
            PageAction.now("i", "import", "Import a file.", perform: model.importRecords),
            PageAction.now("x", "export", "Export a file.", perform: model.exportRecords),
            PageAction.now("o", "onboarding", "Show the first pages again.") { [open] in
                open(.sites(.onboarding))
            },
        ]
    }

    var view: View {
        guard let rows = model.texts?.rows else {
            let words: TerminalText =
                trouble == nil ? "Reading the settings …" : "They could not be read."
            return .text(words)
        }
        // Shortens the label before the value.
        let columns: [Table.Column] =
            state.width < 50 ? [.init("", .fill), .init("")] : [.init(""), .init("", .fill)]
        let table = Table(columns, count: rows.count, at: state.position) {
            rows.indices.contains($0) ? ["\(rows[$0].title)", "‹ \(rows[$0].value) ›"] : []
        }
        let offer = model.offerQuestion.map { [View.paragraph("\($0)"), .blank] } ?? []
        return .column(
            offer + [
                .table(table).height(.fixed(rows.count)), .blank, .paragraph("\(model.storage)"),
                .blank, .paragraph("\(model.disclaimer, .dim)"),
            ]
        )
    }

    func load() async { await model.load() }

    private func change(by step: Int) async -> PageAction.Outcome {
        guard let settings = model.settings.value,
            let change = Self.change(of: settings, row: state.row, by: step)
        else { return .done }
        await model.change([change])
        if model.trouble != nil { return .done }
        // The change is reported a moment later, but the next key must start from it.
        await model.load()
        let row = SiteSettingsAdapter(settings.applying([change]), display: display).rows[state.row]
        return .set("\(row.title): \(row.value).", model.settings.value, from: settings)
    }

    /// The change to the previous or next value; `nil` at the end of the range.
    private static func change(
        of settings: SiteSettings,
        row: Int,
        by step: Int
    ) -> SiteSettingsChange? {
        func next<Value: Equatable>(_ values: [Value], after value: Value) -> Value? {
            guard let index = values.firstIndex(of: value),
                values.indices.contains(index + step)
            else { return nil }
            return values[index + step]
        }
        return switch row {
        case 0:
            next(settings.targetHoursChoices, after: settings.targetHours)
                .map { .targetHours($0) }
        case 1:
            next(settings.absorptionThresholdChoices, after: settings.absorptionThreshold)
                .map { .absorptionThreshold($0) }
        case 2:
            next(RecommendationStrategy.allCases, after: settings.strategy).map { .strategy($0) }
        case 3:
            next(Array(SiteSettings.cooldownRange), after: settings.cooldown)
                .map { .cooldown($0) }
        case 4: settings.usesSensors == (step > 0) ? nil : .sensors(step > 0)
        case 5:
            next([nil] + ClockHours.allCases.map(Optional.some), after: settings.clockHours)
                .map { .clockHours($0) }
        default: nil
        }
    }
}
