import MomentumDomain

extension FailureCause {
    /// Whether the server was not reached: the codes 1 to 6 of the transport (section 12).
    var isWantOfNetwork: Bool { domain == "transport" && 1...6 ~= code }
}
