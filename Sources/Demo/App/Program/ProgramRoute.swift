import MomentumPresentation

/// The application's screens that belong to no feature.
enum ProgramRoute: Route {
    /// The list of all screens without a section of their own.
    case more
    /// The services of the program and their dependencies.
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
