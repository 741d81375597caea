/// Bytes do not say what the format makes them say.
struct MalformedBytes: Error, Hashable {}
