import MomentumPresentation
import MomentumSchedulingDomain

extension LoadState where Failure == ErrorMessage {
    /// The failure of the last load, or the reason that the rows are older than the server's or not
    /// all of them.
    func trouble<Rows>() -> ErrorMessage? where Value == LoadedValue<Rows> {
        if isLoading { return nil }
        return failure ?? value?.remark.map { ErrorMessage($0, words: .current) }
    }
}
