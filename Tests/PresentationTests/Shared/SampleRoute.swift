/// Screens that exist in tests only.
enum SampleRoute: Hashable, Codable {
    case list
    case item(Int)
    case edit(Int)
    case signIn
}
