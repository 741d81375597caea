import MomentumCommandLine
import MomentumDomain

extension CommandProgram {
    /// Creates a program on the records of the wearer that is meant.
    ///
    /// It shows no secret part of a typed address.
    init(root: Command, version: String, host: HostEnvironment) {
        self.init(
            root: root,
            version: version,
            host: host,
            prepare: { try $0.onRecords() },
            complete: CompletedValues.list,
            shown: PublicAddress.word
        )
    }
}
