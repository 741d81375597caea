/// What data is worth that came together with errors.
public enum PartialDataPolicy: Hashable, Sendable {
    /// Any error fails.
    case strict
    /// Data that decodes is a result, with the errors beside it.
    case data
}
