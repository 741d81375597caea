/// The treatment of data that came together with errors.
public enum PartialDataPolicy: Hashable, Sendable {
    /// Any error makes the operation fail.
    case strict
    /// Decodable data counts as a result, with the errors beside it.
    case data
}
