/// The position of a name's list of places, or of its only place.
struct IndexPlaceList {
    let first: Int
    let count: Int
    let isDirect: Bool
    /// True for the places of a further form or an alias.
    let isFurther: Bool
}
