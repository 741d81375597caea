/// A replacement without a registration to replace.
struct UnmatchedReplacement: Sendable {
    let key: ServiceKey
    let place: SourceLine
}
