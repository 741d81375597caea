/// Where the places of a name are: in a list, or the only one itself.
struct IndexPlaceList {
    let first: Int
    let count: Int
    let isDirect: Bool
}
