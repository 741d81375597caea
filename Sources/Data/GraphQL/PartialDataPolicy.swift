/// The treatment of data that came together with errors.
public enum PartialDataPolicy: Hashable, Sendable {
    /// Any error makes the operation fail.
    case strict
    /// Data that can be decoded are a result, with the errors beside them.
    case data
}
