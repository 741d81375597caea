import MomentumPresentation

/// The screens of the application that belong to no feature.
enum ProgramRoute: Route {
    /// The list of all screens that have no section of their own.
    case more
    /// The services of the program and what each of them needs.
    case container
    /// The files behind the records.
    case store
    /// The contents of a place index; `nil` asks for its file.
    case places(String?)

    /// The name of the screen, without its parameters.
    var name: String {
        switch self {
        case .more: "more"
        case .container: "container"
        case .store: "store"
        case .places: "places"
        }
    }
}
