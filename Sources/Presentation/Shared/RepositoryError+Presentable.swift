public import MomentumDomain

extension RepositoryError: PresentableError {
    public var sentence: Phrase {
        switch self {
        case .unavailable(let cause):
            cause.explanation ?? "The data could not be reached. Please try again later."
        case .unreadable(let cause):
            cause.explanation ?? "The data could not be read. It may be damaged."
        case .cancelled: "This was cancelled."
        }
    }
}
