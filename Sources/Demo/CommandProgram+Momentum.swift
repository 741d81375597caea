import MomentumCommandLine
import MomentumDomain

extension CommandProgram {
    /// Creates a program that shows no secret part of a typed address.
    init(root: Command, version: String, host: HostEnvironment) {
        self.init(
            root: root,
            version: version,
            host: host,
            complete: CompletedValues.list,
            shown: PublicAddress.word
        )
    }
}
