/// The error of a search in a file that is not as it was written.
///
/// It is empty, so that throwing it costs nothing on the keystroke path.
struct IndexDamage: Error {}
