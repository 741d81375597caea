import MomentumTerminal

/// The inputs for screens that open in a field, until the field is there.
@MainActor
final class AppTypeAhead {
    private var inputs: [ObjectIdentifier: [Input]] = [:]

    /// Keeps inputs for a page from now on, if it opens in a field.
    func begin(_ page: any AppPage) {
        if page.opensInField { inputs[ObjectIdentifier(page)] = [] }
    }

    /// True if the next inputs are kept for a page.
    func keeps(_ page: any AppPage) -> Bool { inputs[ObjectIdentifier(page)] != nil }

    /// - Returns: False if the page keeps no inputs.
    func keep(_ input: Input, for page: any AppPage) -> Bool {
        inputs[ObjectIdentifier(page)]?.append(input) != nil
    }

    /// Keeps no more inputs for a page.
    ///
    /// - Returns: Those that were kept.
    func end(_ page: any AppPage) -> [Input] {
        inputs.removeValue(forKey: ObjectIdentifier(page)) ?? []
    }
}
