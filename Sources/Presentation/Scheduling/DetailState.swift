import MomentumDomain
public import MomentumPresentation
import MomentumSchedulingDomain

/// The state of the screen of one person or team.
public enum DetailState<Detail> {
    case idle
    /// Loading; `previous` is the content shown before.
    case loading(previous: Detail?)
    case loaded(Detail)
    /// The lists were read, but none contains it. The screen offers a way back.
    case unavailable(ErrorMessage)
    /// The load failed; `previous` is still useful next to the failure.
    case failed(ErrorMessage, previous: Detail?)

    /// The newest value, in any state.
    public var value: Detail? {
        switch self {
        case .idle, .unavailable: nil
        case .loading(let previous), .failed(_, let previous): previous
        case .loaded(let detail): detail
        }
    }

    /// Derives the state from the lists, in which `nil` means an unknown person or team.
    init(_ state: LoadState<Detail?, ErrorMessage>, of subject: SchedulingSubject, words: Words) {
        switch state {
        case .idle: self = .idle
        case .loading(let previous): self = .loading(previous: previous ?? nil)
        case .loaded(let detail?): self = .loaded(detail)
        case .loaded(nil):
            self = .unavailable(ErrorMessage(SchedulingError.notFound(subject), words: words))
        case .failed(let failure, let previous): self = .failed(failure, previous: previous ?? nil)
        }
    }
}

extension DetailState: Equatable where Detail: Equatable {}
extension DetailState: Sendable where Detail: Sendable {}
