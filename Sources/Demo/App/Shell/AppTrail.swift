import MomentumPresentation

/// The last hundred places that the user visited, across all sections (TA-16).
struct AppTrail {
    /// A section and its path.
    struct Place: Hashable {
        let section: AppSection
        let destination: Destination<AppRoute>
    }

    private static let limit = 100

    private var places: [Place] = []
    private var index = -1

    /// Records the visible place; a new place discards the forward history.
    mutating func record(_ place: Place) {
        guard places.indices.contains(index) else {
            (places, index) = ([place], 0)
            return
        }
        guard places[index] != place else { return }
        places.removeSubrange((index + 1)...)
        places.append(place)
        if places.count > Self.limit { places.removeFirst() }
        index = places.count - 1
    }

    /// Moves to the place before or after the current one; returns `nil` at the end.
    mutating func go(_ step: Int) -> Place? {
        guard places.indices.contains(index + step) else { return nil }
        index += step
        return places[index]
    }
}
