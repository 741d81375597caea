package import MomentumDomain

extension FailureCause {
    /// True if the server was not reached: the codes 1 to 6 of the transport (Docs/Errors.md).
    package var isWantOfNetwork: Bool { domain == "Transport" && 1...6 ~= code }
}
