/// The error of a search in a damaged file.
///
/// The type is empty, so throwing it costs nothing on the keystroke path.
struct IndexDamage: Error {}
