import MomentumDomain
import MomentumPresentation
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumTerminal
import Observation

/// A live field that searches the names of a category, near a place.
@Observable
final class SearchPage: AppPage {
    let state = PageState()
    let title = "Search"
    private let model: SuggestionFieldViewModel
    /// The searchable categories, including the one of all places.
    private let categories: [FormField]
    private let hasPlaces: Bool
    private let prime: any PrimeLocationUseCaseProtocol
    private let stopwatch: @MainActor (() -> Void) -> Duration
    /// The place to search near; empty for none.
    private var near: String
    /// The duration of the last search, if its answer was immediate.
    private var time: Duration?

    private static let (search, category, place) = ("Search", "Category", "Near")

    /// - Parameters:
    ///   - model: The field.
    ///   - categories: The searchable categories, including the field's own.
    ///   - hasPlaces: False if only lists of names can be searched.
    ///   - prime: Locates the place to search near, and sets it.
    ///   - stopwatch: Measures the time of a search.
    init(
        _ model: SuggestionFieldViewModel,
        categories: [FormField],
        hasPlaces: Bool,
        prime: any PrimeLocationUseCaseProtocol,
        stopwatch: @escaping @MainActor (() -> Void) -> Duration = {
            ContinuousClock().measure($0)
        }
    ) {
        self.model = model
        self.categories = categories
        self.hasPlaces = hasPlaces
        self.prime = prime
        self.stopwatch = stopwatch
        near = prime.address.value
        state.focus = 0
    }

    private var names: [String] { ["all"] + categories.map(\.label) }
    private var chosen: Int? { names.indices.first { source(at: $0) == model.source } }
    private var isOfPlaces: Bool { model.source.hasPlaces }

    var remark: TerminalText {
        let index = model.placeholder.isEmpty ? [] : ["\(data: model.placeholder)" as TerminalText]
        let category: TerminalText = "category: \(chosen.map { names[$0] } ?? model.label)"
        let place: [TerminalText] = near.isEmpty || !isOfPlaces ? [] : ["near: \(data: near)"]
        return .joined(index + [category] + place, separator: " · ")
    }

    var count: Int { model.isDropdownVisible ? model.suggestions.count : 0 }

    var trouble: ErrorMessage? {
        if case .failed(let message) = model.state { message } else { model.partialFailure }
    }

    var fields: [PageField] {
        let all: [PageField] = [
            .text(Self.search, model.text) { [self] in edit($0) },
            .choice(Self.category, names, chosen: chosen) { [self] in choose($0) },
        ]
        // The typed place takes effect on Enter.
        return all + (isOfPlaces ? [.text(Self.place, typedPlace) { _ in }] : [])
    }

    private var typedPlace: String { state.text(Self.place) ?? near }

    var view: View {
        var options: [View] = [.text("\(Self.category)"), field(Self.category)]
        if isOfPlaces { options += [.text("\(Self.place)"), field(Self.place).width(.fill)] }
        return .column([
            // A failure is told below, where it leaves room for the typed text.
            .row([
                .text(">"), field(Self.search).width(.fill),
                .text(trouble == nil ? model.status : ""),
            ]),
            .row(options),
            .blank,
            count == 0 ? nothing : model.dropdown(at: state.position),
            .text(
                .joined(
                    [
                        TerminalText(time.map(Self.text) ?? "", .dim), model.nearness,
                        model.credits,
                    ].filter { !$0.isEmpty },
                    separator: " · "
                )
            ),
        ])
    }

    private var nothing: View {
        guard isOfPlaces, !hasPlaces else { return .spacer }
        return View.paragraph(
            """
            There are no places to search. Start with momentum app --index FILE, or choose a \
            category with a list of names by Ctrl-T.
            """
        ).height(.fill)
    }

    var actions: [PageAction] {
        var actions: [PageAction] = []
        if fields.firstIndex(where: { $0.name == Self.place }) == state.focus, isOfPlaces {
            actions.append(
                PageAction(.enter, "search there", "Search around the typed place.") { [self] in
                    await searchNear()
                }
            )
        } else if count > 0 {
            actions.append(
                PageAction.now(.enter, "take", "Take the highlighted name.") { [model, state] in
                    model.choose(row: state.row)
                }
            )
        }
        if isOfPlaces {
            actions.append(
                PageAction.now(.control("o"), "near", "Go to the place to search around.") {
                    [self] in
                    state.focus = fields.firstIndex { $0.name == Self.place }
                }
            )
        }
        actions.append(
            PageAction.now(.control("t"), "category", "Choose the next category.") { [self] in
                choose(((chosen ?? -1) + 1) % names.count)
            }
        )
        if count > 0 {
            actions.append(
                PageAction.now(.control("x"), "close", "Close the names until you type again.") {
                    [model] in model.dismiss()
                }
            )
        }
        return actions + retry
    }

    func load() async {
        model.setFocus(true)
        // The first search of places reads the saved address.
        if isOfPlaces { _ = try? await prime.execute() }
        near = prime.address.value
        if trouble != nil { searchAgain() }
    }

    func stay() async {
        // A saved form, or another process, may change the address.
        for await _ in prime.address.changes { near = prime.address.value }
    }

    func moved() {
        model.highlight(state.row)
    }

    private func source(at index: Int) -> SuggestionSource {
        index == 0 ? .placeSearch(nil) : categories[index - 1].suggestionSource
    }

    private func choose(_ index: Int) {
        model.source = source(at: index)
        searchAgain()
    }

    private func edit(_ text: String) {
        state.row = 0
        let time = stopwatch { model.edit(text) }
        self.time = model.state == .waiting || model.state == .idle ? nil : time
    }

    private func searchAgain() {
        let text = model.text
        model.clear()
        edit(text)
    }

    private func searchNear() async -> PageAction.Outcome {
        let place = Self.address(of: typedPlace)
        let former = prime.address.value
        prime.address.set(place)
        do throws(SuggestionError) {
            let isKnown = try await prime.execute().coordinate != nil
            guard isKnown || place.isEmpty else {
                prime.address.set(former)
                return .said(
                    "No place “\(data: place)” is known. A coordinate is written like 52.52,13.40."
                )
            }
        } catch {
            prime.address.set(former)
            return error.isCancelled
                ? .done : .said("\(ErrorMessage(error, words: .current).sentence)")
        }
        let index = chosen
        near = place
        state.typed[Self.place] = nil
        state.focus = 0
        if let index { choose(index) }
        return .done
    }

    /// The place in the form that the search takes: an address, or a coordinate with a comma.
    private static func address(of text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace)
        let isCoordinate = words.count == 2 && words.allSatisfy { Double($0) != nil }
        return words.joined(separator: isCoordinate ? "," : " ")
    }

    private static func text(of time: Duration) -> String {
        let microseconds = Int(time / .microseconds(1))
        return microseconds < 1000 ? "\(microseconds) µs" : "\(microseconds / 1000) ms"
    }
}
