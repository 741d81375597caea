/// A replacement that found nothing to replace.
struct UnmatchedReplacement: Sendable {
    let key: ServiceKey
    let place: SourceLine
}
