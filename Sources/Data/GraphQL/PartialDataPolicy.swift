/// The treatment of data that came together with errors.
public enum PartialDataPolicy: Hashable, Sendable {
    /// Fails the operation on any error.
    case strict
    /// Returns decodable data, with the errors next to it.
    case data
}
