import MomentumPresentation
import MomentumSchedulingDomain

extension LoadState where Failure == ErrorMessage {
    /// The failure of the last load, or the reason older rows replace the server's.
    func trouble<Rows>() -> ErrorMessage? where Value == LoadedValue<Rows> {
        if isLoading { return nil }
        return failure ?? value?.remark.map { ErrorMessage($0, words: .current) }
    }
}
