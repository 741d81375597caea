import MomentumDomain

extension FailureCause {
    static let offline = FailureCause(domain: "Transport", code: 1, detail: "")
}
