import MomentumDomain

extension FailureCause {
    static let offline = FailureCause(domain: "transport", code: 1, detail: "")
}
