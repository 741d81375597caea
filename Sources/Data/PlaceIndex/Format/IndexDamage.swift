/// Found while searching: the file is not what was written.
///
/// Small enough to be thrown on the keystroke path for nothing.
struct IndexDamage: Error {}
