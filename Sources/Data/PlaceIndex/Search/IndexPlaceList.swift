/// The position of a name's places: that of a list, or of the only place itself.
struct IndexPlaceList {
    let first: Int
    let count: Int
    let isDirect: Bool
    /// True for the places of a further form or an alias.
    let isFurther: Bool
}
