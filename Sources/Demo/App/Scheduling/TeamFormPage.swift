import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumTerminal

/// The form of a new or existing team: its name, and everyone who can be a member.
final class TeamFormPage: AppPage {
    private struct Parts: Equatable {
        let users: [SchedulingUser]?
        let teams: [SchedulingTeam]?
        let draft: TeamDraft
    }

    private struct Search: Equatable {
        let parts: Parts
        let text: String
    }

    let state = PageState()
    private let model: TeamFormViewModel
    private let feed: PeopleFeed
    /// The baseline for unsaved changes; `nil` until the values are loaded.
    private var kept: TeamDraft?
    /// The candidates and remarks, which are expensive to find among thousands of people.
    private let offers = PageMemo<
        Parts, (candidates: [TeamFormViewModel.Candidate], remarks: [String])
    >()

    private let found = PageMemo<Search, [TeamFormViewModel.Candidate]>()

    private static let (name, search) = ("Name", "Find")

    /// - Parameters:
    ///   - model: The form.
    ///   - feed: All people and teams, among them the candidates.
    init(_ model: TeamFormViewModel, feed: PeopleFeed) {
        self.model = model
        self.feed = feed
        if model.id == nil { begin() }
    }

    var opensInField: Bool { true }
    var title: String {
        guard model.id != nil else { return "New team" }
        return kept.map { "Edit \($0.name)" } ?? "Edit team"
    }

    var remark: TerminalText {
        kept == nil ? "" : "\(model.draft.members.count) chosen"
    }

    var trouble: ErrorMessage? {
        model.state.failure ?? feed.users.trouble() ?? feed.teams.trouble()
    }

    var isUnsaved: Bool { model.state.isUnsaved(model.draft, since: kept) }

    var fields: [PageField] {
        guard kept != nil else { return [] }
        return [
            .text(Self.name, model.draft.name) { [model] in model.rename($0) },
            .text(Self.search, state.text(Self.search) ?? "") { [state] _ in state.row = 0 },
        ]
    }

    var count: Int { kept == nil ? 0 : shown.count }
    func identity(ofRow row: Int) -> AnyHashable? { shown[row].id }

    /// The people whose names have the typed words.
    private var shown: [TeamFormViewModel.Candidate] {
        let text = state.text(Self.search) ?? ""
        return found.value(of: Search(parts: parts, text: text)) {
            let words = text.lowercased().split(whereSeparator: \.isWhitespace)
            let candidates = offer.candidates
            guard !words.isEmpty else { return candidates }
            return candidates.filter { candidate in
                let name = candidate.name.lowercased()
                return words.allSatisfy { name.contains($0) }
            }
        }
    }

    private var offer: (candidates: [TeamFormViewModel.Candidate], remarks: [String]) {
        offers.value(of: parts) { (model.candidates, model.remarks) }
    }

    private var parts: Parts {
        Parts(users: feed.users.value?.value, teams: feed.teams.value?.value, draft: model.draft)
    }

    var view: View {
        guard kept != nil else { return model.state.placeholder }
        let (shown, lead) = (shown, model.draft.lead)
        let columns: [Table.Column] = [.init("", .fill, priority: 2), .init("")]
        let people = Table(columns, count: shown.count, at: state.position) { row in
            let candidate = shown[row]
            let mark: TerminalText = candidate.isMember ? "[x] " : "[ ] "
            let role: TerminalText = candidate.id == lead ? " (lead)" : ""
            guard case .taken(let teams, _) = candidate.choice else {
                return [mark + "\(data: candidate.name)" + role]
            }
            return [
                mark + "\(data: candidate.name)" + role,
                "on \(data: teams.joined(separator: ", "))",
            ]
        }
        var lines: [View] = [
            .row([.text("\(Self.name)"), field(Self.name).width(.fill)]),
            .row([.text("\(Self.search)"), field(Self.search).width(.fill)]),
            shown.isEmpty ? .column([.text(nobody), .spacer]) : .table(people),
        ]
        lines += model.state.foot(
            "team",
            problems: model.shownProblems,
            remarks: offer.remarks,
            isOld: model.newer != nil
        )
        return .column(lines)
    }

    private var nobody: TerminalText {
        if feed.users.isLoading || feed.teams.isLoading { return TerminalText("Loading …", .dim) }
        return offer.candidates.isEmpty ? "" : "Nobody fits."
    }

    var actions: [PageAction] {
        guard kept != nil else { return retry }
        var actions = [
            PageAction(.control("s"), "save", "Save the team, and close the form.") { [model] in
                await model.save()
                if case .saved(let team) = model.state { return .said("Saved \(data: team.name).") }
                return .done
            }
        ]
        let shown = shown
        if shown.indices.contains(state.row) { actions += choose(shown[state.row]) }
        if model.newer != nil {
            actions.append(
                PageAction.takingChange { [self] in
                    model.applyNewer()
                    kept = model.draft
                }
            )
        }
        // Saving again retries a failed save, and loads the people first if they are missing.
        if case .failed = model.state { return actions }
        return actions + retry
    }

    private func choose(_ candidate: TeamFormViewModel.Candidate) -> [PageAction] {
        var actions = [
            PageAction(.enter, "choose", "Add the highlighted person to the team, or remove them.")
            {
                [model] in
                if case .taken(let teams, canToggle: false) = candidate.choice {
                    return .said(
                        "\(data: candidate.name) is on \(data: teams.joined(separator: ", "))."
                    )
                }
                model.toggle(candidate.id)
                return .done
            }
        ]
        if candidate.isMember {
            actions.append(
                PageAction.now(.control("t"), "lead", "Make the highlighted member the lead.") {
                    [model] in model.lead(candidate.id)
                }
            )
        }
        return actions
    }

    func load() async {
        await model.load()
        if case .editing = model.state { begin() }
    }

    func stay() async {
        var isInName = false
        await PageState.follow({ [state] in state.focus }) { focus in
            let names = fields.map(\.name)
            let isNow = focus.map { names.indices.contains($0) && names[$0] == Self.name } == true
            if isInName, !isNow { model.leave(.name) }
            isInName = isNow
        }
    }

    private func begin() {
        guard kept == nil else { return }
        kept = model.draft
        state.focus = 0
    }
}
